import { authSchema, codeSignInInput } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { openSession } from '../users/session/open-session.ts'
import { findUser } from '../users/user-store.ts'
import { checkCode, wrongCode } from './check-code.ts'
import { createEncryption, type Encryption } from './encryption.ts'

const expired = () => new HttpError(401, 'This took too long. Sign in with your password again.')

/** Uses up the ticket of the first step and a code. */
async function takeSecondStep(
  app: FastifyInstance,
  request: FastifyRequest,
  encryption: Encryption,
  { ticket: text, code }: z.output<typeof codeSignInInput>,
) {
  const ticket = app.tickets.read('second-step', text)
  const user = ticket && (await findUser(app.db, ticket.userId))
  if (!ticket || !user || user.disabledAt !== null || user.tokenVersion !== ticket.version) throw expired()
  if (!(await checkCode(app, request, encryption, { userId: user.id, code }))) {
    request.log.warn({ reqId: request.id, event: 'sign-in refused', userId: user.id }, 'sign-in refused')
    throw wrongCode(401)
  }
  if (!(await app.tickets.take(app.db, ticket))) throw expired()
  return user
}

/** The second step of a sign-in. */
export const secondStepRoutes: FastifyPluginAsyncZod<{ secret: string; publicUrl: string }> = async (
  app,
  { secret, publicUrl },
) => {
  const encryption = createEncryption(secret)
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
      const from = `code from ${limits.addressOf(request)}`
      await limits.take(limits.rates.signInAddress, from)
      const user = await takeSecondStep(app, request, encryption, request.body)
      await limits.giveBack(limits.rates.signInAddress, from)
      request.log.info({ reqId: request.id, event: 'signed in', userId: user.id }, 'signed in')
      return openSession(app, request, reply, { user, publicUrl, method: 'code' })
    },
  )
}
