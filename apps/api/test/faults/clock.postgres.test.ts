import { afterEach, describe, expect, it, vi } from 'vitest'
import { enquiry, startService } from '../service.ts'

const { app, call, customer, staff, enquire, read } = await startService({ rateLimit: true })
const admin = await staff()
const me = await customer()

const DAY = 24 * 3_600_000
const real = Date.now
const moveClock = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: real() + by })
afterEach(() => {
  vi.useRealTimers()
})

const profile = async (token: string) => (await call('GET', '/api/users/profile', { token })).status

// The embedded database uses this process's clock.
describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('on a machine whose clock is %s', (_name, by) => {
  it('enquiries carry the time of the database, and the list finds them today', async () => {
    moveClock(by)
    const id = await enquire({}, { from: '198.51.100.7' })
    const { createdAt } = await read(admin.token, id)
    vi.useRealTimers()
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.parse(createdAt))
    const { body } = await call<{ enquiries: { _id: string }[] }>(
      'GET',
      `/api/enquiries?startDate=${today}&endDate=${today}`,
      { token: admin.token },
    )
    expect(body.enquiries.map(({ _id }) => _id)).toContain(id)
  })

  it('a key still names the same enquiry', async () => {
    const sent = { headers: { 'idempotency-key': `clock ${by}` }, body: enquiry(), from: '198.51.100.8' }
    const before = await call('POST', '/api/enquiries', sent)
    moveClock(by)
    const after = await call('POST', '/api/enquiries', sent)
    expect(after).toMatchObject({ status: 201, body: before.body })
  })

  it('a rate limit stays the same', async () => {
    const from = by > 0 ? '198.51.100.9' : '198.51.100.10'
    const submit = () => call('POST', '/api/enquiries', { body: enquiry(), from })
    for (let n = 0; n < 10; n++) await submit()
    moveClock(by)
    const { status, headers } = await submit()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('people stay signed in', async () => {
    moveClock(by)
    expect(await profile(me.token)).toBe(200)
  })
})

describe('a token', () => {
  const lasting = (seconds: number) => {
    const claims = app.jwt.decode<{ sub: string; ver: number; jti: string }>(me.token)
    if (claims === null) throw new Error('No claims')
    return app.jwt.sign({ sub: claims.sub, ver: claims.ver, jti: claims.jti }, { expiresIn: seconds })
  }

  it('ends by the clock, with half a minute of grace', async () => {
    const token = lasting(60)
    moveClock(85_000)
    expect(await profile(token)).toBe(200)
    moveClock(95_000)
    expect(await profile(token)).toBe(401)
  })

  it('of a machine far ahead lasts no longer than a week from there', async () => {
    moveClock(DAY)
    const { body } = await call<{ token: string }>('POST', '/api/users/login', {
      body: { emailOrUsername: me.user.email, password: 'secret-of-rohan' },
      from: '198.51.100.11',
    })
    moveClock(8 * DAY - 60_000)
    expect(await profile(body.token)).toBe(200)
    moveClock(8 * DAY + 60_000)
    expect(await profile(body.token)).toBe(401)
  })
})
