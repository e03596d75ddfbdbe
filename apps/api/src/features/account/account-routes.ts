import { authSchema, loginInput, registerInput, secondStepSchema } from '@susegad/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../http/answers.ts'
import { afterPassword } from '../second-factor/second-step.ts'
import { mailConfirmation, type Sender } from '../users/account-letters.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { keepDevice } from '../users/session/device-cookie.ts'
import { rememberPlace } from '../users/session/known-store.ts'
import { openSession } from '../users/session/open-session.ts'
import { signIn } from '../users/session/sign-in.ts'
import { orTaken, taken } from '../users/taken-names.ts'
import { createUser, takenFields } from '../users/user-store.ts'

/** Registration and sign-in. */
export const accountRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  const { publicUrl } = sender
  const remember = (request: FastifyRequest, reply: FastifyReply, id: string) =>
    rememberPlace(app.db, id, {
      address: app.limits.addressOf(request),
      device: keepDevice(request, reply, publicUrl),
    })

  app.post(
    '/users/register',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Create an account',
        description:
          'Always creates a customer account, whatever else is sent. The account works at once; an email brings a link to confirm the address.',
        body: registerInput,
        response: answers({ 201: authSchema }, 409, 415),
      },
    },
    async (request, reply) => {
      const { password, noticeVersion, ...values } = request.body
      const { limits } = app
      await limits.take(
        limits.rates.register,
        `register from ${limits.addressOf(request)}`,
        'Too many new accounts',
      )
      const fields = () => takenFields(app.db, values)
      const already = await fields()
      if (already.length > 0) throw taken(already)
      await checkNewPassword('customer', password, 'password')
      const passwordHash = await app.passwords.hash(password)
      const row = await orTaken(
        () =>
          app.db.transaction(async (tx) => {
            const made = await createUser(tx, { ...values, passwordHash, consentVersion: noticeVersion })
            await mailConfirmation(tx, made, sender)
            return made
          }),
        fields,
      )
      await remember(request, reply, row.id)
      request.log.info({ reqId: request.id, event: 'registered', userId: row.id }, 'registered')
      return reply.code(201).send(await openSession(app, request, row))
    },
  )

  app.post(
    '/users/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in with an email address or username',
        description:
          '202 with a ticket for POST /users/login/code if the account has a second factor: the sign-in is not complete yet. All other accounts are signed in.',
        body: loginInput,
        response: answers({ 200: authSchema, 202: secondStepSchema }, 401, 415),
      },
    },
    async (request, reply) => {
      const user = await signIn(app, request, request.body)
      const { status, body } = await afterPassword(app, request, reply, { user, publicUrl })
      return reply.code(status).send(body)
    },
  )
}
