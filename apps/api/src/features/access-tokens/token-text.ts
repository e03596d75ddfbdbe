import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { TOKEN_PREFIX } from '@susegad/api-client/rules'

/** Token format: prefix, public id, secret and a checksum, which rejects mistyped tokens before a query. */
const WRITTEN = new RegExp(`^${TOKEN_PREFIX}(?<id>[0-9a-f]{12})(?<secret>[0-9a-f]{40})(?<sum>[0-9a-f]{8})$`)

interface TokenParts {
  id: string
  digest: string
}

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0')
// The secret is random: a slow hash would only slow down each call.
const digestOf = (secret: string): string => hash('sha256', secret, 'hex')

export const beginningOf = (id: string): string => `${TOKEN_PREFIX}${id}`

export function newToken(): TokenParts & { text: string } {
  const id = randomBytes(6).toString('hex')
  const secret = randomBytes(20).toString('hex')
  const text = `${beginningOf(id)}${secret}`
  return { id, digest: digestOf(secret), text: `${text}${sumOf(text)}` }
}

/** The parts of a token; undefined if the format or checksum is wrong. */
export function readToken(text: string): TokenParts | undefined {
  const { id, secret, sum } = WRITTEN.exec(text)?.groups ?? {}
  if (id === undefined || secret === undefined || sumOf(text.slice(0, -8)) !== sum) return undefined
  return { id, digest: digestOf(secret) }
}

export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
