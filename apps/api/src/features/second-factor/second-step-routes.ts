import { authSchema, codeSignInInput } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { keepDevice } from '../users/session/device-cookie.ts'
import { rememberPlace } from '../users/session/known-store.ts'
import { openSession } from '../users/session/open-session.ts'
import { findUser } from '../users/user-store.ts'
import { checkCode } from './check-code.ts'
import { seals } from './seal.ts'

const WRONG = 'This code is wrong, or was used before.'

/** The second step of a sign-in. */
export const secondStepRoutes: FastifyPluginAsyncZod<{ secret: string; publicUrl: string }> = async (
  app,
  { secret, publicUrl },
) => {
  const sealed = seals(secret)
  const { limits } = app

  app.post(
    '/users/login/code',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Complete a sign-in with a code',
        description:
          'Requires the ticket from the first step, which works for one sign-in within five minutes. The code comes from the authenticator app, or is a recovery code.',
        body: codeSignInInput,
        response: answers({ 200: authSchema }, 401, 415),
      },
    },
    async (request, reply) => {
      const address = limits.addressOf(request)
      await limits.take(limits.rates.signInAddress, `code from ${address}`, 'Too many attempts')
      const { ticket: text, code } = request.body
      const ticket = app.tickets.read('second-step', text)
      const user = ticket && (await findUser(app.db, ticket.userId))
      if (!ticket || !user || user.disabledAt !== null || user.tokenVersion !== ticket.version)
        throw new HttpError(401, 'This took too long. Sign in with your password again.')
      if (!(await checkCode(app, request, sealed, { userId: user.id, code }))) {
        request.log.warn({ reqId: request.id, event: 'sign-in refused', userId: user.id }, 'sign-in refused')
        throw new HttpError(401, WRONG, { errors: { code: WRONG } })
      }
      if (!(await app.tickets.take(app.db, ticket)))
        throw new HttpError(401, 'This took too long. Sign in with your password again.')
      await limits.giveBack(limits.rates.signInAddress, `code from ${address}`)
      await rememberPlace(app.db, user.id, { address, device: keepDevice(request, reply, publicUrl) })
      request.log.info({ reqId: request.id, event: 'signed in', userId: user.id }, 'signed in')
      return openSession(app, request, user, 'code')
    },
  )
}
