import { crc32 } from 'node:zlib'
import type { AccessToken, AuthResult } from '@susegad/api-client/contract'
import { TOKEN_SCOPES } from '@susegad/api-client/rules'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { demote, disable, makeAdmin } from '../../src/features/staff/staff-store.ts'
import { person, SECRET, startService, testConfig } from '../service.ts'

const { call, staff, customer, enquire, db } = await startService({
  rateLimit: true,
  limits: {
    ...testConfig().limits,
    register: { burst: 1000, seconds: 0.001 },
    signIn: { burst: 1000, seconds: 0.001 },
  },
})

const day = (ahead: number) =>
  new Date(Date.now() + (ahead * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10)
const input = (over: Record<string, unknown> = {}) => ({
  name: 'Accounting',
  scopes: ['enquiries:read'],
  lastDay: day(30),
  password: String(person().password),
  ...over,
})
type Made = { token: AccessToken; secret: string }
const make = async ({ token }: AuthResult, over: Record<string, unknown> = {}) => {
  const { status, body } = await call<Made>('POST', '/api/users/tokens', { token, body: input(over) })
  expect(status).toBe(201)
  return body
}
const listed = async ({ token }: AuthResult) =>
  (await call<{ tokens: AccessToken[] }>('GET', '/api/users/tokens', { token })).body.tokens
// Each from another address, because wrong tokens count for the address.
let caller = 0
const read = (token: string, from = `198.51.100.${++caller}`) =>
  call('GET', '/api/enquiries', { token, from })

const me = await staff()
const everything = await make(me, { scopes: TOKEN_SCOPES })
const unknown = {
  status: 401,
  body: { message: 'This access token is unknown, has expired or was revoked.' },
}

it('grants its scopes, is shown once, and lists its last use', async () => {
  const { token, secret } = await make(me)
  expect(secret).toMatch(/^sgd_[0-9a-f]{60}$/)
  expect(secret.startsWith(token.begins)).toBe(true)
  expect(token).toMatchObject({ name: 'Accounting', state: 'active', lastUsedAt: null })
  expect((await read(secret)).status).toBe(200)
  const found = (await listed(me)).find(({ _id }) => _id === token._id)
  expect(Date.now() - Date.parse(found?.lastUsedAt ?? '')).toBeLessThan(60_000)
  const stored = JSON.stringify(await db.query('select * from access_tokens'))
  expect(stored).not.toContain(secret.slice(16, 56))
  expect(JSON.stringify(await listed(me))).not.toContain(secret.slice(16, 56))
  const audit = await db.query(`select detail from audit_entries where by_id = $1::uuid`, [me.user._id])
  expect(audit).toContainEqual({ detail: `access token ${token.begins} added` })
})

const routes: [route: string, scope: string, body?: (id: string) => unknown][] = [
  ['GET /api/enquiries', 'enquiries:read'],
  ['GET /api/enquiries/:id', 'enquiries:read'],
  ['POST /api/enquiries/select', 'enquiries:read', () => ({})],
  ['GET /api/users/staff', 'enquiries:read'],
  ['GET /api/views', 'enquiries:read'],
  ['PUT /api/enquiries/:id/status', 'enquiries:write', () => ({ status: 'closed' })],
  ['POST /api/enquiries/:id/notes', 'enquiries:write', () => ({ text: 'Called.' })],
  ['DELETE /api/enquiries/:id', 'enquiries:write'],
  ['DELETE /api/enquiries/multiple', 'enquiries:write', (id) => ({ ids: [id] })],
  ['POST /api/enquiries/restore', 'enquiries:write', (id) => ({ ids: [id] })],
  ['GET /api/operations', 'enquiries:read'],
  ['POST /api/operations', 'enquiries:write', (id) => ({ verb: 'delete', scope: { ids: [id] } })],
  ['GET /api/enquiries/export', 'export'],
  ['POST /api/enquiries/export', 'export', (id) => ({ scope: { ids: [id] } })],
]
it.each(routes)('%s needs the scope %s', async (route, scope, body) => {
  const others = TOKEN_SCOPES.filter((each) => each !== scope)
  const id = await enquire({}, { from: `203.0.113.${++caller}` })
  const [method = '', path = ''] = route.replace(':id', id).split(' ')
  const refused = await call(method, path, {
    token: (await make(me, { scopes: others })).secret,
    body: body?.(id),
  })
  expect(refused).toMatchObject({
    status: 403,
    body: { message: `This access token lacks the scope ${scope}.` },
  })
  const { secret } = await make(me, { scopes: [scope] })
  expect((await call(method, path, { token: secret, body: body?.(id) })).status).toBeLessThan(300)
  await db.query('delete from access_tokens where id <> $1', [everything.token._id])
})

it.each<[method: string, path: string, body?: object]>([
  ['GET', '/api/users/tokens'],
  ['POST', '/api/users/tokens', input()],
  ['DELETE', `/api/users/tokens/${everything.token._id}`],
  [
    'PUT',
    '/api/users/password',
    { currentPassword: 'secret-of-rohan', newPassword: 'something else entirely' },
  ],
  ['GET', '/api/users/profile'],
  ['PUT', '/api/users/profile', {}],
  ['POST', '/api/users/logout'],
  ['DELETE', '/api/users/session'],
  ['GET', '/api/enquiries/my-enquiries'],
  ['GET', '/api/webhooks'],
  ['POST', '/api/webhooks', {}],
  ['GET', '/api/letters/undelivered'],
  ['POST', '/api/operations', { verb: 'answer', text: 'Hello', scope: { filter: {} } }],
])('never grants %s %s', async (method, path, body) => {
  const { status, text } = await call(method, path, { token: everything.secret, body })
  expect({ status, text }).toMatchObject({ status: 403, text: expect.stringContaining('Sign in instead') })
})

describe('grants nothing', () => {
  it('once it is revoked, which only its owner can do', async () => {
    const { token, secret } = await make(me)
    const foreign = await staff()
    const path = `/api/users/tokens/${token._id}`
    expect((await call('DELETE', path, { token: foreign.token })).status).toBe(404)
    expect((await read(secret)).status).toBe(200)
    expect((await call('DELETE', path, { token: me.token })).status).toBe(204)
    expect(await read(secret)).toMatchObject(unknown)
  })

  it('after its last day, and says so in the list', async () => {
    const { token, secret } = await make(me, { lastDay: day(0) })
    expect((await read(secret)).status).toBe(200)
    await db.query(`update access_tokens set expires_at = now() where id = $1`, [token._id])
    expect(await read(secret)).toMatchObject(unknown)
    expect((await listed(me)).find(({ _id }) => _id === token._id)).toMatchObject({ state: 'expired' })
  })

  it.each([
    ['left the staff', (id: string) => demote(db, id)],
    [
      'left the staff past the service',
      (id: string) => db.query(`update users set role = 'customer' where id = $1::uuid`, [id]),
    ],
    ['was disabled', (id: string) => disable(db, id)],
    ['was deleted', (id: string) => db.query('delete from users where id = $1::uuid', [id])],
  ])('once its owner %s', async (_what, end) => {
    const owner = await staff()
    const { secret } = await make(owner)
    expect((await read(secret)).status).toBe(200)
    await end(owner.user._id)
    expect(await read(secret)).toMatchObject(unknown)
  })

  it('after its owner signed out everywhere, also when they return to the staff', async () => {
    const owner = await staff()
    const { secret } = await make(owner)
    await demote(db, owner.user._id)
    await makeAdmin(db, owner.user._id)
    expect(await read(secret)).toMatchObject(unknown)
  })
})

describe('is refused for', () => {
  const { secret } = everything
  /** With a valid checksum. */
  const summed = (text: string) => `${text}${crc32(text).toString(16).padStart(8, '0')}`
  const other = secret.endsWith('0') ? '1' : '0'
  it.each([
    ['a prefix alone', 'sgd_'],
    ['another secret', async () => summed(`${secret.slice(0, 16)}${(await make(me)).secret.slice(16, 56)}`)],
    ['another id', summed(`sgd_000000000000${secret.slice(16, 56)}`)],
    ['a wrong checksum', `${secret.slice(0, -1)}${other}`],
    ['capitals', `sgd_${secret.slice(4).toUpperCase()}`],
    ['half of it', secret.slice(0, 34)],
    ['something after it', `${secret}0`],
    ['a statement', "sgd_' or true --"],
    [
      'the stored digest',
      async () => {
        const [row] = await db.query<{ id: string; digest: string }>('select id, digest from access_tokens')
        return summed(`sgd_${row?.id}${row?.digest.slice(0, 40)}`)
      },
    ],
  ])('%s', async (_name, token) => {
    const answer = await read(typeof token === 'string' ? token : await token())
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('a token in the address or in a cookie', async () => {
    for (const request of [
      call('GET', `/api/enquiries?token=${secret}&access_token=${secret}`),
      call('GET', '/api/enquiries', { headers: { cookie: `token=${secret}; authToken=${secret}` } }),
    ])
      expect((await request).status).toBe(401)
  })
})

it('limits wrong tokens of an address, which can still use a valid one', async () => {
  const from = '192.0.2.77'
  const guess = () => read(`sgd_${'0'.repeat(60)}`, from)
  const answers: number[] = []
  for (let n = 0; n < 31; n++) answers.push((await guess()).status)
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(401))
  const refused = await guess()
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
  expect((await read(everything.secret, from)).status).toBe(200)
})

it.each([
  ['a day of the past', { lastDay: day(-1) }, 'lastDay'],
  ['more than a year', { lastDay: day(366) }, 'lastDay'],
  ['no end', { lastDay: undefined }, 'lastDay'],
  ['an unknown scope', { scopes: ['admin'] }, 'scopes.0'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['no name', { name: ' ' }, 'name'],
])('can’t be made with %s', async (_what, over, field) => {
  const { status, body } = await call('POST', '/api/users/tokens', { token: me.token, body: input(over) })
  expect(status).toBe(400)
  expect(body.errors).toHaveProperty([field])
})

it('needs the password', async () => {
  const owner = await staff()
  for (const [password, status] of [
    [undefined, 400],
    ['not the password', 422],
  ] as const) {
    const body = input({ password })
    const answer = await call('POST', '/api/users/tokens', { token: owner.token, body })
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toHaveProperty('password')
  }
  expect(await listed(owner)).toEqual([])
  expect((await make(owner)).token.state).toBe('active')
})

it('can be created by staff only, at most twenty times, also concurrently', async () => {
  const { token } = await customer()
  expect((await call('POST', '/api/users/tokens', { token, body: input() })).status).toBe(403)
  const owner = await staff()
  const answers = await Promise.all(
    Array.from({ length: 24 }, () =>
      call('POST', '/api/users/tokens', { token: owner.token, body: input() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
})

it('a busy program does not use up its owner’s limit', async () => {
  const config = { ...testConfig(), rateLimit: true }
  const narrow = await buildApp({
    config: { ...config, limits: { ...config.limits, staff: { burst: 50, seconds: 60 } } },
    database: db,
    secret: SECRET,
  })
  const owner = await staff()
  const { secret } = await make(owner)
  const readAs = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await narrow.inject({ url: '/api/enquiries', headers })).statusCode
  }
  const calls = await Promise.all(Array.from({ length: 60 }, () => readAs(secret)))
  expect(new Set(calls)).toEqual(new Set([200, 429]))
  expect(await readAs(owner.token)).toBe(200)
})
