import { hash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@susegad/api-client/rules'

// No vowels and no look-alikes: codes never form words and can be read aloud.
const LETTERS = 'bcdfghjkmnpqrstvwxz2346789'
const LENGTH = 10

function newCode(): string {
  let code = ''
  while (code.length < LENGTH) {
    const [byte = 255] = randomBytes(1)
    if (byte < LETTERS.length * 9) code += LETTERS[byte % LETTERS.length]
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** Fifty random bits need no slow hash. */
export const recoveryDigest = (code: string): string =>
  hash('sha256', code.toLowerCase().replace(/[\s-]/g, ''), 'base64url')
