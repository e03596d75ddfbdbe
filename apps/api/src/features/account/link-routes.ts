import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  authSchema,
  forgottenInput,
  forgottenResult,
  linkInput,
  secondStepSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Config } from '../../settings/config.ts'
import { afterPassword } from '../second-factor/second-step.ts'
import type { Sender } from '../users/account-letters.ts'
import { findLink } from '../users/account-link-store.ts'
import { identityKey } from '../users/identity.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { taken } from '../users/taken-names.ts'
import { findUser } from '../users/user-store.ts'
import { mailIfKnown } from './forgotten-password.ts'
import { openByLink } from './open-by-link.ts'

/** So that nobody can flood another person's mailbox: three emails at once, then one every ten minutes. */
const LETTERS = { burst: 3, seconds: 600 }
const ANSWER_AFTER = 150

const gone = () => new HttpError(404, 'This link has been used or has expired. Ask us for a new one.')

/** Routes behind mailed links; they need no session. */
export const linkRoutes: FastifyPluginAsyncZod<Sender & Pick<Config, 'smtpUrl'>> = async (app, sender) => {
  const { publicUrl } = sender

  app.post(
    '/users/password/forgotten',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Request a password reset link by email',
        description: 'The response is the same whether the address has an account or not.',
        body: forgottenInput,
        response: answers({ 200: forgottenResult }, 415),
      },
    },
    async (request) => {
      const { limits, db } = app
      const { email } = request.body
      await limits.take(
        limits.rates.signInAddress,
        `forgotten from ${limits.addressOf(request)}`,
        'Too many attempts',
      )
      const account = hash('sha256', identityKey(email), 'base64url').slice(0, 22)
      const wait = await limits.tryTake(LETTERS, `forgotten ${account}`)
      // Respond after the same time with and without an email: timing must not reveal whether an account exists.
      await Promise.all([wait > 0 ? undefined : mailIfKnown(db, email, sender), setTimeout(ANSWER_AFTER)])
      return { sendsEmail: sender.smtpUrl !== undefined }
    },
  )

  app.post(
    '/users/password/link',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Set a password by the link in an email',
        description:
          'The link works once and ends every session of the account. A link that was sent to a former address restores this address. If the account has a second factor: 202 with a ticket for POST /users/login/code.',
        body: linkInput,
        response: answers({ 200: authSchema, 202: secondStepSchema }, 404, 409, 415),
      },
    },
    async (request, reply) => {
      const { limits, db } = app
      const { link: secret, newPassword } = request.body
      const address = limits.addressOf(request)
      await limits.take(limits.rates.signInAddress, `link from ${address}`, 'Too many attempts')
      const link = await findLink(db, secret)
      const user = link && (await findUser(db, link.userId))
      if (!user || user.disabledAt !== null) throw gone()
      await checkNewPassword(user.role, newPassword)
      const row = await openByLink(db, secret, await app.passwords.hash(newPassword))
      if (row === 'taken') throw taken(['email'])
      if (row === undefined) throw gone()
      request.log.info(
        { reqId: request.id, event: 'password set by link', userId: row.id },
        'password set by link',
      )
      const { status, body } = await afterPassword(app, request, reply, { user: row, publicUrl })
      return reply.code(status).send(body)
    },
  )
}
