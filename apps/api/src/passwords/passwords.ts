import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { unavailable } from '../http/http-error.ts'
import type { Config } from '../settings/config.ts'

const ARGON2ID: Algorithm = 2
const MAX_WAITING = 32

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes the same time for an unknown user as for a wrong password. */
  matches: (stored: string | undefined, password: string) => Promise<boolean>
  /** Whether a stored hash was made with other parameters. */
  isOutdated: (stored: string) => boolean
}

const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')

/** Hashes passwords off the main thread, a few at a time; above a bounded queue callers are refused. */
export function createPasswords(cost: Config['password']): Passwords {
  const options = { ...cost, algorithm: ARGON2ID }
  const slots = Math.max(1, Math.min(3, availableParallelism()))
  const waiting: (() => void)[] = []
  let running = 0

  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= slots) {
      if (waiting.length >= MAX_WAITING) throw unavailable()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const start = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  // A dummy hash that no password matches and that takes as long to verify.
  const nobody = `${start}${unpadded(16)}$${unpadded(32)}`

  return {
    hash: (password) => queued(() => hash(password.normalize('NFKC'), options)),
    matches: (stored = nobody, password) => queued(() => verify(stored, password.normalize('NFKC'))),
    isOutdated: (stored) => !stored.startsWith(start),
  }
}
