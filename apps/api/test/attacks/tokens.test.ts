import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeAdmin } from '../../src/features/staff/staff-store.ts'
import { SECRET, startService } from '../service.ts'

const { call, customer, staff, db, app } = await startService()
const me = await customer()

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = Math.floor(Date.now() / 1000)
const good = {
  sub: me.user._id,
  ver: 0,
  jti: randomUUID(),
  iss: 'susegad',
  aud: 'susegad-site',
  iat: now,
  exp: now + 600,
}
const hmac = (head: object, claims: object, secret = SECRET, hash = 'sha256') => {
  const text = `${part(head)}.${part(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}
const head = { alg: 'HS256', typ: 'JWT' }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
const rsa = () => {
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(good)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

const profile = (token: string) => call('GET', '/api/users/profile', { token })

it('accepts a token signed like the service’s', async () => {
  expect((await profile(hmac(head, good))).status).toBe(200)
})

describe('refuses', () => {
  it.each([
    ['no signature', `${part({ alg: 'none', typ: 'JWT' })}.${part(good)}.`],
    ['no algorithm', hmac({ typ: 'JWT' }, good)],
    ['another key', hmac(head, good, 'another secret that is long enough too')],
    ['an empty key', hmac(head, good, '')],
    ['another hash', hmac({ alg: 'HS512', typ: 'JWT' }, good, SECRET, 'sha512')],
    ['a public key', rsa()],
    ['a public key as the secret', hmac(head, good, pem)],
    [
      'a key named in the head',
      hmac({ ...head, jwk: { kty: 'oct', k: part('x') }, kid: '../../dev/null' }, good, 'x'),
    ],
    ['an old token', hmac(head, { ...good, exp: now - 120 })],
    ['no expiry', hmac(head, { ...good, exp: undefined })],
    ['another issuer', hmac(head, { ...good, iss: 'elsewhere' })],
    ['another audience', hmac(head, { ...good, aud: 'elsewhere' })],
    ['no audience', hmac(head, { ...good, aud: undefined })],
    ['a token not valid yet', hmac(head, { ...good, nbf: now + 3600 })],
    ['another version', hmac(head, { ...good, ver: 1 })],
    ['a version that is no number', hmac(head, { ...good, ver: '0' })],
    ['a subject that is no id', hmac(head, { ...good, sub: "' or true --" })],
    ['no id of its own', hmac(head, { ...good, jti: undefined })],
    ['an id that is none', hmac(head, { ...good, jti: "' or true --" })],
    ['nobody', hmac(head, { ...good, sub: '00000000-0000-4000-8000-000000000000' })],
    ['nonsense', 'nonsense'],
    ['two dots', '..'],
  ])('%s', async (_name, token) => {
    const { status, body, headers } = await profile(token)
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Sign in to continue.' } })
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  it('a changed claim', async () => {
    const [first, , last] = me.token.split('.')
    expect((await profile(`${first}.${part({ ...good, role: 'admin' })}.${last}`)).status).toBe(401)
  })

  it('a role in the token', async () => {
    const token = hmac(head, { ...good, role: 'admin', admin: true })
    expect((await call('GET', '/api/enquiries', { token })).status).toBe(403)
  })
})

it('accepts a clock that is a few seconds ahead', async () => {
  expect((await profile(hmac(head, { ...good, iat: now + 5, nbf: now + 5 }))).status).toBe(200)
})

it('reads the role at each request, both ways', async () => {
  const { token, user } = await customer()
  expect((await call('GET', '/api/enquiries', { token })).status).toBe(403)
  await makeAdmin(db, user._id)
  expect((await call('GET', '/api/enquiries', { token })).status).toBe(200)
  await db.query(`update users set role = 'customer' where id = $1::uuid`, [user._id])
  expect((await call('GET', '/api/enquiries', { token })).status).toBe(403)
})

it('refuses a disabled person, also at sign-in', async () => {
  const { token, user } = await customer({ password: 'open sesame' })
  await db.query('update users set disabled_at = now() where id = $1::uuid', [user._id])
  expect((await profile(token)).status).toBe(401)
  const { status } = await call('POST', '/api/users/login', {
    body: { emailOrUsername: user.email, password: 'open sesame' },
  })
  expect(status).toBe(401)
})

it('signs tokens of a week with only the required claims', async () => {
  const { token } = await staff()
  const claims = app.jwt.decode<Record<string, number>>(token)
  expect(Object.keys(claims ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'ver'])
  expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(7 * 24 * 3600)
})
