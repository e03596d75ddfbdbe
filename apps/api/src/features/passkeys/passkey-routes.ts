import {
  authSchema,
  newPasskeyInput,
  passkeyInput,
  passkeyListSchema,
  passkeyOptionsInput,
  passkeyOptionsSchema,
  passkeyResultSchema,
} from '@susegad/api-client/contract'
import { PASSKEYS_MAX } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { sessionOf, signedOut } from '../../http/session.ts'
import { mailPasskeyAdded, type Sender } from '../users/account-letters.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { goOnAlone } from '../users/session/open-session.ts'
import { endTokens, lockUser } from '../users/user-store.ts'
import { assertBySecondFactor } from './assert-by-second-factor.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, toPasskey } from './passkey-store.ts'
import { relyingParty, ticketIn } from './relying-party.ts'

const tags = ['Accounts']
const security = bearer
const params = z.object({ id: z.string() })
const unknown = () => notFound('The passkey')
const tooManyPasskeys = () =>
  new HttpError(409, `You already have ${PASSKEYS_MAX} passkeys. Remove one first.`)
const refused = () =>
  new HttpError(422, 'This passkey was created for another site, or too long ago. Try again.')

/** Passkeys of the signed-in person. */
export const passkeyRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  app.addHook('onRequest', app.signedIn)
  const party = relyingParty(sender.publicUrl)
  // Loaded on demand: it is large, and few people add a passkey.
  const library = () => import('@simplewebauthn/server')

  app.get(
    '/users/passkeys',
    {
      schema: {
        tags,
        security,
        summary: 'List your passkeys',
        response: answers({ 200: passkeyListSchema }, 401),
      },
    },
    async (request) => ({ passkeys: (await listPasskeys(app.db, sessionOf(request).id)).map(toPasskey) }),
  )

  app.post(
    '/users/passkeys/options',
    {
      schema: {
        tags,
        security,
        summary: 'Get WebAuthn options to create a passkey',
        description: 'Requires the password, so that an open session alone is not enough to add a passkey.',
        body: passkeyOptionsInput,
        response: answers({ 200: passkeyOptionsSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const { id, tokenVersion } = session
      await assertBySecondFactor(app.db, session)
      const user = await checkOwnPassword(app, id, request.body.password)
      const known = await listPasskeys(app.db, id)
      if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys()
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: sender.business.name,
        rpID: party.rpID,
        userID: new Uint8Array(Buffer.from(id)),
        userName: user.email,
        userDisplayName: user.name,
        challenge: app.tickets.sign('add-passkey', { userId: id, version: tokenVersion }),
        attestationType: 'none',
        excludeCredentials: known.map((row) => ({
          id: row.credentialId,
          ...(row.transports && { transports: row.transports }),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { options: { ...options } }
    },
  )

  app.post(
    '/users/passkeys',
    {
      schema: {
        tags,
        security,
        summary: 'Add a passkey that the browser has created',
        description: 'An email about it goes to the address of the account.',
        body: newPasskeyInput,
        response: answers({ 201: passkeyResultSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const { id, tokenVersion } = session
      await app.limits.take(app.limits.rates.signIn, `passkeys of ${id}`, 'Too many attempts')
      const { verifyRegistrationResponse } = await library()
      let ticket: ReturnType<typeof app.tickets.read>
      const verified = await verifyRegistrationResponse({
        response: request.body.response as never,
        expectedChallenge: (challenge) => {
          ticket = app.tickets.read('add-passkey', ticketIn(challenge))
          return ticket?.userId === id && ticket.version === tokenVersion
        },
        expectedOrigin: party.expectedOrigin,
        expectedRPID: party.rpID,
      }).catch(() => undefined)
      const made = verified?.verified ? verified.registrationInfo.credential : undefined
      const used = ticket
      if (!made || !used) throw refused()
      const row = await app.db.transaction(async (tx) => {
        if (!(await app.tickets.take(tx, used))) throw refused()
        // Locked against a concurrent new password, which removes all passkeys.
        const user = await lockUser(tx, id)
        if (user?.tokenVersion !== tokenVersion) throw signedOut()
        await assertBySecondFactor(tx, session)
        if ((await listPasskeys(tx, id)).length >= PASSKEYS_MAX) throw tooManyPasskeys()
        const added = await addPasskey(tx, {
          userId: id,
          name: request.body.name,
          credentialId: made.id,
          publicKey: Buffer.from(made.publicKey).toString('base64url'),
          counter: made.counter,
          transports: made.transports ?? null,
        })
        if (!added) throw new HttpError(409, 'This passkey is already in use.')
        await mailPasskeyAdded(tx, user, added.name, sender)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'account',
          recordId: id,
          detail: 'passkey added',
        })
        return added
      })
      return reply.code(201).send({ passkey: toPasskey(row) })
    },
  )

  app.put(
    '/users/passkeys/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Rename a passkey',
        params,
        body: passkeyInput,
        response: answers({ 200: passkeyResultSchema }, 401, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const row = isId(id)
        ? await renamePasskey(app.db, sessionOf(request).id, id, request.body.name)
        : undefined
      if (!row) throw unknown()
      return { passkey: toPasskey(row) }
    },
  )

  app.delete(
    '/users/passkeys/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Remove a passkey',
        description:
          'Ends every other session of the account, because a lost phone may be signed in, and returns a new token.',
        params,
        response: answers({ 200: authSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      const session = sessionOf(request)
      const { id: userId } = session
      const row = await app.db.transaction(async (tx) => {
        // Lock the account before its passkey, as everywhere, to avoid a deadlock.
        const user = await endTokens(tx, session)
        if (!user) throw signedOut()
        await assertBySecondFactor(tx, session)
        if (!isId(id) || !(await removePasskey(tx, userId, id))) throw unknown()
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'account',
          recordId: userId,
          detail: 'passkey removed',
        })
        return user
      })
      return goOnAlone(app, request, row)
    },
  )
}
