import { authSchema, loginInput, registerInput, secondStepSchema } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers } from '../../http/answers.ts'
import { afterPassword } from '../second-factor/second-step.ts'
import { mailConfirmation, type Sender } from '../users/account-letters.ts'
import { checkNewPassword } from '../users/new-password.ts'
import { openSession } from '../users/session/open-session.ts'
import { signIn } from '../users/session/sign-in.ts'
import { orTaken, taken } from '../users/taken-names.ts'
import { createUser, takenFields } from '../users/user-store.ts'

async function registerCustomer(
  { db, passwords }: FastifyInstance,
  { password, noticeVersion, ...values }: z.output<typeof registerInput>,
  sender: Sender,
) {
  const fields = () => takenFields(db, values)
  const already = await fields()
  if (already.length > 0) throw taken(already)
  await checkNewPassword('customer', password, 'password')
  const passwordHash = await passwords.hash(password)
  const create = () =>
    db.transaction(async (tx) => {
      const user = await createUser(tx, { ...values, passwordHash, consentVersion: noticeVersion })
      await mailConfirmation(tx, user, sender)
      return user
    })
  return orTaken(create, fields)
}

/** Registration and sign-in. */
export const accountRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  const { limits } = app

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
      const from = limits.addressOf(request)
      await limits.take(limits.rates.register, `register from ${from}`, 'Too many new accounts')
      const user = await registerCustomer(app, request.body, sender)
      request.log.info({ reqId: request.id, event: 'registered', userId: user.id }, 'registered')
      const { publicUrl } = sender
      return reply.code(201).send(await openSession(app, request, reply, { user, publicUrl }))
    },
  )

  app.post(
    '/users/login',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in with an email address or username',
        description:
          '202 with a ticket for POST /users/login/code if the account has two-step verification: the sign-in is not complete yet. All other accounts are signed in.',
        body: loginInput,
        response: answers({ 200: authSchema, 202: secondStepSchema }, 401, 415),
      },
    },
    async (request, reply) => {
      const user = await signIn(app, request, request.body)
      const { status, body } = await afterPassword(app, request, reply, user, sender)
      return reply.code(status).send(body)
    },
  )
}
