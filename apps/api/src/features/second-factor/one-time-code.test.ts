import { describe, expect, it } from 'vitest'
import { createEncryption } from './encryption.ts'
import { base32, setupUri, stepOf } from './one-time-code.ts'
import { recoveryDigest } from './recovery-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at %i seconds is that of RFC 6238: %s', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is valid one step early or late, but not two', () => {
    // The code of the step at 1111111109 seconds.
    const steps = [-60, -30, 0, 30, 60].map((later) => stepOf(secret, '081804', (1111111109 + later) * 1000))
    expect(steps).toEqual([undefined, 37037036, 37037036, 37037036, undefined])
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (text) => {
    expect(stepOf(secret, text)).toBeUndefined()
  })

  it('is set up by an address that names the business and the account', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(setupUri(secret, { issuer: 'Sea & Sand', account: 'a@b.example' })).toBe(
      'otpauth://totp/Sea%20%26%20Sand:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sea%20%26%20Sand',
    )
  })
})

it('ignores case, spaces and hyphens of a recovery code', () => {
  expect(recoveryDigest(' ABCD-efgh ')).toBe(recoveryDigest('abcdefgh'))
})

it('decrypts only with the secret that encrypted', () => {
  const { encrypt, decrypt } = createEncryption('one secret of the service')
  expect(decrypt(encrypt(secret))).toEqual(secret)
  expect(encrypt(secret)).not.toBe(encrypt(secret))
  expect(createEncryption('another').decrypt(encrypt(secret))).toBeUndefined()
  expect(decrypt('nonsense')).toBeUndefined()
})
