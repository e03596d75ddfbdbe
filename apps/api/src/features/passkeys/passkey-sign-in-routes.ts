import { authSchema, passkeyOptionsSchema, passkeySignInInput } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { openSession } from '../users/session/open-session.ts'
import { findUser, type UserRow } from '../users/user-store.ts'
import { findPasskey, noteUse } from './passkey-store.ts'
import { relyingParty, ticketIn } from './relying-party.ts'

/** The challenge is not bound to a user: the passkey identifies the account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const library = () => import('@simplewebauthn/server')

/** Verifies a passkey's response and uses up its challenge. */
async function signInByPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { response }: z.output<typeof passkeySignInInput>,
  publicUrl: string,
): Promise<UserRow> {
  const { rpID, expectedOrigin } = relyingParty(publicUrl)
  const passkey = await findPasskey(app.db, response.id)
  const user = passkey && (await findUser(app.db, passkey.userId))
  const fail = (why: string) => {
    const event = 'sign-in refused'
    request.log.warn({ reqId: request.id, event, why, userId: user?.id }, event)
    return new HttpError(401, 'This passkey doesn’t work here. Use your password instead.')
  }
  if (!passkey || !user || user.disabledAt !== null) throw fail('unknown passkey')
  if (response.response.userHandle !== Buffer.from(user.id).toString('base64url')) throw fail('not theirs')
  const { verifyAuthenticationResponse } = await library()
  let ticket: ReturnType<typeof app.tickets.read>
  const verified = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: (challenge) => {
      ticket = app.tickets.read('passkey-sign-in', ticketIn(challenge))
      return ticket !== undefined
    },
    expectedOrigin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified || !ticket) throw fail('not verified')
  if (!(await app.tickets.take(app.db, ticket))) throw fail('used before')
  const { newCounter } = verified.authenticationInfo
  if (!(await noteUse(app.db, passkey, newCounter))) throw fail('counted already')
  return user
}

/** Sign-in with a passkey, without a username. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const { limits } = app

  app.post(
    '/users/passkeys/sign-in/options',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Get WebAuthn options to sign in with a passkey',
        response: answers({ 200: passkeyOptionsSchema }, 415),
      },
    },
    async (request) => {
      await limits.take(limits.rates.signInAddress, `passkey from ${limits.addressOf(request)}`)
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: relyingParty(publicUrl).rpID,
        challenge: app.tickets.sign('passkey-sign-in', { userId: NOBODY, version: 0 }),
        userVerification: 'required',
      })
      return { options: { ...options } }
    },
  )

  app.post(
    '/users/passkeys/sign-in',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Sign in with a passkey',
        description: 'The options work for one sign-in, within five minutes.',
        body: passkeySignInInput,
        response: answers({ 200: authSchema }, 401, 415),
      },
    },
    async (request, reply) => {
      const from = `passkey sign-in from ${limits.addressOf(request)}`
      await limits.take(limits.rates.signInAddress, from)
      const user = await signInByPasskey(app, request, request.body, publicUrl)
      await limits.giveBack(limits.rates.signInAddress, from)
      request.log.info({ reqId: request.id, event: 'signed in', userId: user.id }, 'signed in')
      return openSession(app, request, reply, { user, publicUrl, method: 'passkey' })
    },
  )
}
