import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238, with the values that every app of this kind assumes.
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones run a little ahead or behind: the code before and the one after are taken too. */
const SKEW = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = (): Buffer => randomBytes(20)

/** As apps take it: base32, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** The code of a time step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS)

/** The step whose code this is, or undefined. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const near = Array.from({ length: 2 * SKEW + 1 }, (_, n) => stepAt(now) + n - SKEW)
  return near.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)))
}

/** The address that apps read from the picture. */
export function setupUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
