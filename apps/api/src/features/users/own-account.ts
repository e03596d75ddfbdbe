import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { findUser, type UserRow } from './user-store.ts'

const wrong = { password: 'The password is wrong.', currentPassword: 'The current password is wrong.' }

/** Checks the password before changes that outlive the session: 422 if it is wrong, rate-limited like sign-in. */
export async function checkOwnPassword(
  { db, limits, passwords }: FastifyInstance,
  id: string,
  password: string,
  field: keyof typeof wrong = 'password',
): Promise<UserRow> {
  await limits.take(limits.rates.signIn, `password of ${id}`, 'Too many attempts')
  const user = await findUser(db, id)
  if (!(await passwords.matches(user?.passwordHash, password)))
    throw new HttpError(422, wrong[field], { errors: { [field]: wrong[field] } })
  if (!user) throw notFound('The account')
  await limits.clear(`password of ${id}`)
  return user
}

/** Records a change that people made to their own account. */
export const auditOwnChange = (tx: Queries, by: Actor, detail: string) =>
  writeAudit(tx, by, { action: 'changed', record: 'account', recordId: by.id, detail })
