import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../../http-error.ts'
import { identityKey } from './identity.ts'
import { findByIdentifier, isKnownAddress, rehash, rememberAddress, type UserRow } from './user-store.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Checks a password. Attempts count before the check, so that many at once gain nothing. The account's bucket is
 * apart for addresses it has signed in from: strangers' failures don't keep its owner out.
 */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { emailOrUsername, password }: { emailOrUsername: string; password: string },
): Promise<UserRow> {
  const { limits, db, passwords } = app
  const address = limits.addressOf(request)
  const fromAddress = `sign-in from ${address}`
  await limits.take(limits.rates.signInAddress, fromAddress, 'Too many sign-in attempts')

  const user = await findByIdentifier(db, emailOrUsername)
  const known = await isKnownAddress(db, user?.id ?? NOBODY, address)
  const account = `sign-in ${digest(user?.id ?? identityKey(emailOrUsername))}${known ? ` ${address}` : ''}`
  await limits.take(limits.rates.signIn, account, 'Too many sign-in attempts')

  const matches = await passwords.matches(user?.passwordHash, password)
  if (!matches || user === undefined || user.disabledAt !== null) {
    request.log.warn({ reqId: request.id, event: 'sign-in refused', userId: user?.id }, 'sign-in refused')
    throw new HttpError(401, 'The email, username or password is wrong.')
  }
  await limits.clear(account)
  await limits.giveBack(limits.rates.signInAddress, fromAddress)
  await rememberAddress(db, user.id, address)
  if (passwords.isOutdated(user.passwordHash)) await rehash(db, user.id, await passwords.hash(password))
  request.log.info({ reqId: request.id, event: 'signed in', userId: user.id }, 'signed in')
  return user
}
