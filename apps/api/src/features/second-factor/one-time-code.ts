import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Also accepts the code before and after, because phone clocks drift. */
const SKEW = 1

export const newSecret = (): Buffer => randomBytes(20)

const asSecret = (secret: Buffer): Secret => Secret.fromHex(secret.toString('hex'))

/** Base32 without padding, as authenticator apps expect. */
export const base32 = (secret: Buffer): string => asSecret(secret).base32

/** The time step of a valid code, or undefined. */
export function stepOf(secret: Buffer, code: string, timestamp = Date.now()): number | undefined {
  // The library throws on characters outside ASCII, such as full-width digits.
  if (!/^\d{6}$/.test(code)) return undefined
  // Its defaults are those of authenticator apps: SHA-1, six digits, 30 seconds (RFC 6238).
  const totp = new TOTP({ secret: asSecret(secret) })
  const delta = totp.validate({ token: code, timestamp, window: SKEW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** The otpauth URL for the QR code; defaults are left out to keep the QR code small. */
export function setupUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
