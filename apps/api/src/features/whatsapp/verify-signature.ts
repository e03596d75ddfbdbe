import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Whether Meta signed these raw bytes (`X-Hub-Signature-256`). */
export function isSigned(header: string | string[] | undefined, body: Buffer, appSecret: string): boolean {
  if (typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(header)) return false
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(header.slice('sha256='.length), 'hex'))
}

/** Compares in a time that tells nothing about the secret. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
