import type { newPasskeyInput } from '@susegad/api-client/contract'
import { PASSKEYS_MAX } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { HttpError } from '../../http/http-error.ts'
import { type Session, sessionOf, signedOut } from '../../http/session.ts'
import { mailPasskeyAdded, type Sender } from '../users/account-letters.ts'
import { auditOwnChange, checkOwnPassword } from '../users/own-account.ts'
import { lockUser } from '../users/user-store.ts'
import { addPasskey, assertBySecondFactor, listPasskeys } from './passkey-store.ts'
import { relyingParty, ticketIn } from './relying-party.ts'

// Loaded on demand: it is large, and few people add a passkey.
const library = () => import('@simplewebauthn/server')
const tooManyPasskeys = () =>
  new HttpError(409, `You already have ${PASSKEYS_MAX} passkeys. Remove one first.`)
const refused = () =>
  new HttpError(422, 'This passkey was created for another site, or too long ago. Try again.')

export async function registrationOptions(
  app: FastifyInstance,
  session: Session,
  password: string,
  { publicUrl, business }: Sender,
) {
  const { id, tokenVersion } = session
  await assertBySecondFactor(app.db, session)
  const user = await checkOwnPassword(app, id, password)
  const known = await listPasskeys(app.db, id)
  if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys()
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: business.name,
    rpID: relyingParty(publicUrl).rpID,
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
}

/** The credential that the browser has created for our challenge, and the ticket in it. */
async function verifyRegistration(
  { tickets }: FastifyInstance,
  { id, tokenVersion }: Session,
  response: unknown,
  publicUrl: string,
) {
  const { rpID, expectedOrigin } = relyingParty(publicUrl)
  const { verifyRegistrationResponse } = await library()
  let ticket: ReturnType<typeof tickets.read>
  const verified = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: (challenge) => {
      ticket = tickets.read('add-passkey', ticketIn(challenge))
      return ticket?.userId === id && ticket.version === tokenVersion
    },
    expectedOrigin,
    expectedRPID: rpID,
  }).catch(() => undefined)
  if (!verified?.verified || !ticket) throw refused()
  return { ticket, credential: verified.registrationInfo.credential }
}

/** Verifies and stores a new passkey. */
export async function registerPasskey(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, response }: z.output<typeof newPasskeyInput>,
  sender: Sender,
) {
  const session = sessionOf(request)
  const { id: userId, tokenVersion } = session
  await app.limits.take(app.limits.rates.signIn, `passkeys of ${userId}`)
  const { ticket, credential } = await verifyRegistration(app, session, response, sender.publicUrl)
  return app.db.transaction(async (tx) => {
    if (!(await app.tickets.take(tx, ticket))) throw refused()
    // Locked against a concurrent new password, which removes all passkeys.
    const user = await lockUser(tx, userId)
    if (user?.tokenVersion !== tokenVersion) throw signedOut()
    await assertBySecondFactor(tx, session)
    if ((await listPasskeys(tx, userId)).length >= PASSKEYS_MAX) throw tooManyPasskeys()
    const added = await addPasskey(tx, {
      userId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? null,
    })
    if (!added) throw new HttpError(409, 'This passkey is already in use.')
    await mailPasskeyAdded(tx, user, added.name, sender)
    await auditOwnChange(tx, app.actorOf(request), 'passkey added')
    return added
  })
}
