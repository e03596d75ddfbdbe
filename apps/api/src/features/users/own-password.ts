import type { FastifyInstance } from 'fastify'
import { HttpError, notFound } from '../../http/http-error.ts'
import { findUser, type UserRow } from './user-store.ts'

/** Checks the password before changes that outlive the session: 422 if it is wrong, rate-limited like sign-in. */
export async function checkOwnPassword(app: FastifyInstance, id: string, password: string): Promise<UserRow> {
  await app.limits.take(app.limits.rates.signIn, `password of ${id}`, 'Too many attempts')
  const user = await findUser(app.db, id)
  if (!(await app.passwords.matches(user?.passwordHash, password))) {
    const message = 'The password is wrong.'
    throw new HttpError(422, message, { errors: { password: message } })
  }
  if (!user) throw notFound('The account')
  await app.limits.clear(`password of ${id}`)
  return user
}
