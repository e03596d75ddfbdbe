import { setTimeout } from 'node:timers/promises'
import {
  authSchema,
  forgottenInput,
  forgottenResult,
  linkInput,
  secondStepSchema,
} from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Config } from '../../settings/config.ts'
import { afterPassword } from '../second-factor/second-step.ts'
import { EMAIL_RATE, mailForgottenLink, type Sender } from '../users/account-letters.ts'
import { findLink } from '../users/account-link-store.ts'
import { identityDigest } from '../users/identity.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { taken } from '../users/taken-names.ts'
import { findUser, lockByAddress } from '../users/user-store.ts'
import { openByLink } from './open-by-link.ts'

const ANSWER_AFTER = 150

const gone = () => new HttpError(404, 'This link has been used or has expired. Ask us for a new one.')

/** Mails a password reset link, if an account that may sign in has this address. */
const mailIfKnown = (db: Database, email: string, sender: Sender): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockByAddress(tx, email)
    // Send to the stored address: the typed one may be spelled differently and still match.
    if (user && user.disabledAt === null) await mailForgottenLink(tx, user, sender)
  })

async function setPasswordByLink(
  { db, passwords }: FastifyInstance,
  { link: secret, newPassword }: z.output<typeof linkInput>,
) {
  const link = await findLink(db, secret)
  const user = link && (await findUser(db, link.userId))
  if (!user || user.disabledAt !== null) throw gone()
  await checkNewPassword(user.role, newPassword)
  const row = await openByLink(db, secret, await passwords.hash(newPassword))
  if (row === 'taken') throw taken(['email'])
  if (row === undefined) throw gone()
  return row
}

/** Routes behind mailed links; they need no session. */
export const linkRoutes: FastifyPluginAsyncZod<Sender & Pick<Config, 'smtpUrl'>> = async (app, sender) => {
  const { db, limits } = app

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
      const { email } = request.body
      await limits.take(limits.rates.signInAddress, `forgotten from ${limits.addressOf(request)}`)
      const wait = await limits.tryTake(EMAIL_RATE, `forgotten ${identityDigest(email)}`)
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
          'The link works once and ends every session of the account. A link that was sent to a former address restores this address. If the account has two-step verification: 202 with a ticket for POST /users/login/code.',
        body: linkInput,
        response: answers({ 200: authSchema, 202: secondStepSchema }, 404, 409, 415),
      },
    },
    async (request, reply) => {
      await limits.take(limits.rates.signInAddress, `link from ${limits.addressOf(request)}`)
      const user = await setPasswordByLink(app, request.body)
      const event = 'password set by link'
      request.log.info({ reqId: request.id, event, userId: user.id }, event)
      const { status, body } = await afterPassword(app, request, reply, user, sender)
      return reply.code(status).send(body)
    },
  )
}
