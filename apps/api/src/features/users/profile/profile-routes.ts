import { authSchema, passwordInput, profileInput, profileSchema } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers, bearer, nothing } from '../../../http/answers.ts'
import { notFound } from '../../../http/http-error.ts'
import { type Session, sessionOf, signedOut } from '../../../http/session.ts'
import type { Sender } from '../account-letters.ts'
import { dropPasswordLinks } from '../account-link-store.ts'
import { checkNewPassword } from '../new-password.ts'
import { checkOwnPassword } from '../own-account.ts'
import { continueSession } from '../session/open-session.ts'
import { changePassword, endTokens, findUser, toProfile } from '../user-store.ts'
import { changeProfile } from './change-profile.ts'

const account = { tags: ['Accounts'], security: bearer }

async function replacePassword(
  app: FastifyInstance,
  session: Session,
  { currentPassword, newPassword }: z.output<typeof passwordInput>,
) {
  await checkOwnPassword(app, session.id, currentPassword, 'currentPassword')
  await checkNewPassword(session.role, newPassword)
  const passwordHash = await app.passwords.hash(newPassword)
  const row = await app.db.transaction(async (tx) => {
    const changed = await changePassword(tx, session, passwordHash)
    if (changed) await dropPasswordLinks(tx, session.id)
    return changed
  })
  if (!row) throw signedOut()
  return row
}

/** Routes for a signed-in person's own account. */
export const profileRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  app.addHook('onRequest', app.signedIn)

  app.get(
    '/users/profile',
    {
      schema: {
        ...account,
        summary: 'Get your profile',
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
        ...account,
        summary: 'Change your profile',
        description:
          'The role cannot be changed here. A date of birth or postal address that is left out stays as it is. When the email address changes, the former one gets an email with a link to undo it.',
        body: profileInput,
        response: answers({ 200: profileSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const address = app.limits.addressOf(request)
      const session = sessionOf(request)
      return { user: toProfile(await changeProfile(app, { session, address, sender }, request.body)) }
    },
  )

  app.put(
    '/users/password',
    {
      schema: {
        ...account,
        summary: 'Change your password',
        description: 'Ends every earlier session of the account and returns a new one.',
        body: passwordInput,
        response: answers({ 200: authSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      const row = await replacePassword(app, sessionOf(request), request.body)
      request.log.info({ reqId: request.id, event: 'password changed', userId: row.id }, 'password changed')
      return continueSession(app, request, row)
    },
  )

  app.post(
    '/users/logout',
    {
      schema: {
        ...account,
        summary: 'Sign out everywhere',
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      await endTokens(app.db, sessionOf(request))
      return reply.code(204).send(null)
    },
  )
}
