import { authSchema, loginInput, registerInput } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../answers.ts'
import { errorCode } from '../../db/database.ts'
import { HttpError } from '../../http-error.ts'
import { signIn } from './sign-in.ts'
import { createUser, rememberAddress, takenFields, toUser } from './user-store.ts'

const takenTexts = { username: 'This username is already taken', email: 'This email is already registered' }

export const taken = (fields: ('username' | 'email')[]): HttpError => {
  const errors = Object.fromEntries(fields.map((field) => [field, takenTexts[field]]))
  return new HttpError(409, Object.values(errors)[0] ?? 'Already taken', { errors })
}

/** Runs a write that may lose the race for a name. */
export async function orTaken<T>(
  write: () => Promise<T>,
  fields: () => Promise<('username' | 'email')[]>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (errorCode(error) === '23505') throw taken(await fields())
    throw error
  }
}

/** Making an account and signing in. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/users/register',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Make an account',
        description: 'It is always a customer account, whatever else is sent.',
        body: registerInput,
        response: answers({ 201: authSchema }, 409, 415),
      },
    },
    async (request, reply) => {
      const { password, ...values } = request.body
      const { limits } = app
      await limits.take(
        limits.rates.register,
        `register from ${limits.addressOf(request)}`,
        'Too many new accounts',
      )
      const fields = () => takenFields(app.db, values)
      const already = await fields()
      if (already.length > 0) throw taken(already)
      const passwordHash = await app.passwords.hash(password)
      const row = await orTaken(() => createUser(app.db, { ...values, passwordHash }), fields)
      await rememberAddress(app.db, row.id, limits.addressOf(request))
      request.log.info({ reqId: request.id, event: 'registered', userId: row.id }, 'registered')
      return reply.code(201).send({ token: app.signToken(row), user: toUser(row) })
    },
  )

  app.post(
    '/users/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in with e-mail or username',
        body: loginInput,
        response: answers({ 200: authSchema }, 401, 415),
      },
    },
    async (request) => {
      const row = await signIn(app, request, request.body)
      return { token: app.signToken(row), user: toUser(row) }
    },
  )
}
