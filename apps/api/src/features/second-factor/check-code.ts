import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../../http/http-error.ts'
import { deviceOf } from '../users/session/device-cookie.ts'
import { knownPlace } from '../users/session/known-store.ts'
import type { Encryption } from './encryption.ts'
import { stepOf } from './one-time-code.ts'
import { recoveryDigest } from './recovery-code.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts'

const WRONG = 'This code is wrong, or was used before.'
export const wrongCode = (status: 401 | 422) => new HttpError(status, WRONG, { errors: { code: WRONG } })

/**
 * Verifies and uses up a code from the app or a recovery code. The attempt is counted before verification; a known
 * browser has its own bucket, so that an attacker who knows only the password can't lock the owner out.
 */
export async function checkCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { decrypt }: Encryption,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const { limits, db } = app
  const device = deviceOf(request)
  const known = await knownPlace(db, userId, { address: limits.addressOf(request), device })
  const bucket = `code of ${userId}${known.device ? ` ${device}` : ''}`
  await limits.take(limits.rates.signIn, bucket, 'Too many codes')
  const factor = await findSecondFactor(db, userId)
  if (!factor) return false
  const typed = code.replace(/\s/g, '')
  const secret = decrypt(factor.secret)
  const step = secret && stepOf(secret, typed)
  const taken =
    step === undefined
      ? factor.confirmedAt !== null && (await takeRecoveryCode(db, userId, recoveryDigest(typed)))
      : await takeStep(db, userId, step)
  if (taken) await limits.clear(bucket)
  return taken
}
