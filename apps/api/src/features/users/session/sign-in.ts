import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, tooMany } from '../../../http/http-error.ts'
import { identityDigest } from '../identity.ts'
import { findByIdentifier, rehash, type UserRow } from '../user-store.ts'
import { deviceOf } from './device-cookie.ts'
import { knownPlace, type Place } from './known-store.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const WHAT = 'Too many sign-in attempts'

interface Attempt {
  account: string
  place: Place
  known: { address: boolean; device: boolean }
}

/**
 * Strangers share one bucket for an account. One address can spend half of it; after that only its own bucket
 * limits it. Returns how to undo what was taken from the shared bucket.
 */
async function countStranger({ limits }: FastifyInstance, { account, place }: Attempt) {
  const { signIn } = limits.rates
  const half = { burst: Math.ceil(signIn.burst / 2), seconds: signIn.seconds * 2 }
  const share = `${account} ${place.address} share`
  const wait = await limits.tryTake(signIn, account)
  if (wait > 0) {
    if (await limits.isSpent(half, share)) return []
    throw tooMany(wait, WHAT)
  }
  if ((await limits.tryTake(half, share)) === 0)
    return [() => limits.giveBack(half, share), () => limits.giveBack(signIn, account)]
  await limits.giveBack(signIn, account)
  return []
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts gain nothing; returns how to undo it
 * after a success. A known browser or address has a bucket of its own, so that strangers can't lock the owner out.
 */
async function countAttempt(app: FastifyInstance, attempt: Attempt): Promise<(() => Promise<void>)[]> {
  const { limits } = app
  const { account, place, known } = attempt
  const own = `${account} ${known.device ? place.device : place.address}`
  if (known.device) {
    await limits.take(limits.rates.signIn, own, WHAT)
    return [() => limits.clear(own)]
  }
  const from = `sign-in from ${place.address}`
  await limits.take(limits.rates.signInAddress, from, WHAT)
  await limits.take(limits.rates.signIn, own, WHAT)
  return [
    () => limits.giveBack(limits.rates.signInAddress, from),
    () => limits.clear(own),
    ...(known.address ? [] : await countStranger(app, attempt)),
  ]
}

/** Checks a password. */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { emailOrUsername, password }: { emailOrUsername: string; password: string },
): Promise<UserRow> {
  const { limits, db, passwords } = app
  const place = { address: limits.addressOf(request), device: deviceOf(request) }
  const user = await findByIdentifier(db, emailOrUsername)
  const known = await knownPlace(db, user?.id ?? NOBODY, place)
  const account = `sign-in ${identityDigest(user?.id ?? emailOrUsername)}`
  const undo = await countAttempt(app, { account, place, known })

  const matches = await passwords.matches(user?.passwordHash, password)
  if (!matches || user === undefined || user.disabledAt !== null) {
    request.log.warn({ reqId: request.id, event: 'sign-in refused', userId: user?.id }, 'sign-in refused')
    throw new HttpError(401, 'The email, username or password is wrong.')
  }
  for (const giveBack of undo) await giveBack()
  if (passwords.isOutdated(user.passwordHash)) await rehash(db, user, await passwords.hash(password))
  request.log.info({ reqId: request.id, event: 'signed in', userId: user.id }, 'signed in')
  return user
}
