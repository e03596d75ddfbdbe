import { authSchema, passwordInput, profileInput, profileSchema } from '@susegad/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { sessionOf, signedOut } from '../../../http/session.ts'
import type { Sender } from '../account-letters.ts'
import { dropPasswordLinks } from '../account-link-store.ts'
import { identityKey } from '../identity.ts'
import { checkNewPassword } from '../new-password.ts'
import { goOnAlone } from '../session/open-session.ts'
import { orTaken, taken } from '../taken-names.ts'
import {
  changePassword,
  endToken,
  endTokens,
  findUser,
  type Profile,
  takenFields,
  toProfile,
} from '../user-store.ts'
import { changeProfile } from './change-profile.ts'

/** Routes for a signed-in person's own account. */
export const profileRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  app.addHook('onRequest', app.signedIn)

  /** Limits renames by account and by address: each attempt reveals whether a username or email address is taken. */
  const limitNames = async (request: FastifyRequest, id: string, values: Profile) => {
    const { limits } = app
    const user = await findUser(app.db, id)
    const isSame =
      user?.emailKey === identityKey(values.email) && user.usernameKey === identityKey(values.username)
    if (isSame) return
    const what = 'Too many changes of username or email'
    await limits.take(limits.rates.names, `names of ${id}`, what)
    await limits.take(limits.rates.names, `names from ${limits.addressOf(request)}`, what)
  }

  app.get(
    '/users/profile',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Get your profile',
        security: bearer,
        response: answers({ 200: profileSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id, secondFactorDue } = sessionOf(request)
      const row = await findUser(app.db, id)
      if (!row) throw notFound('The account')
      return { user: { ...toProfile(row), ...(secondFactorDue && { secondFactorDue }) } }
    },
  )

  app.put(
    '/users/profile',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Change your profile',
        description:
          'The role cannot be changed here. A date of birth or postal address that is left out stays as it is. When the email address changes, the former one gets an email with a link to undo it.',
        security: bearer,
        body: profileInput,
        response: answers({ 200: profileSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const { id } = session
      const { address, dateOfBirth, ...values } = request.body
      await limitNames(request, id, values)
      const profile = { ...values, ...address, ...(dateOfBirth !== undefined && { dateOfBirth }) }
      const fields = () => takenFields(app.db, values, id)
      // No unique index covers lookalike usernames.
      if ((await fields()).includes('username')) throw taken(['username'])
      const row = await orTaken(() => changeProfile(app.db, session, profile, sender), fields)
      if (!row) throw signedOut()
      return { user: toProfile(row) }
    },
  )

  app.put(
    '/users/password',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Change your password',
        description: 'Ends every earlier session of the account and returns a new one.',
        security: bearer,
        body: passwordInput,
        response: answers({ 200: authSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const { id } = session
      const { currentPassword, newPassword } = request.body
      await app.limits.take(app.limits.rates.signIn, `password of ${id}`, 'Too many attempts')
      const user = await findUser(app.db, id)
      if (!(await app.passwords.matches(user?.passwordHash, currentPassword))) {
        const message = 'The current password is wrong.'
        throw new HttpError(422, message, { errors: { currentPassword: message } })
      }
      await checkNewPassword(session.role, newPassword)
      const passwordHash = await app.passwords.hash(newPassword)
      const row = await app.db.transaction(async (tx) => {
        const changed = await changePassword(tx, session, passwordHash)
        if (changed) await dropPasswordLinks(tx, id)
        return changed
      })
      if (!row) throw signedOut()
      await app.limits.clear(`password of ${id}`)
      request.log.info({ reqId: request.id, event: 'password changed', userId: id }, 'password changed')
      return goOnAlone(app, request, row)
    },
  )

  app.post(
    '/users/logout',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign out everywhere',
        security: bearer,
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      await endTokens(app.db, sessionOf(request))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/users/session',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign out',
        description: 'Ends only the session of the token in this request.',
        security: bearer,
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { token } = sessionOf(request)
      await endToken(app.db, token.id, token.expiresAt)
      return reply.code(204).send(null)
    },
  )
}
