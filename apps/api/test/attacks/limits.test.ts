import type { AuthResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { enquiry, person, SECRET, startService } from '../service.ts'

const { app, call, staff, config, db } = await startService({ rateLimit: true })
let next = 0
/** An address nobody has used yet. */
const fresh = () => `198.51.${Math.floor(++next / 250)}.${(next % 250) + 1}`
/** Each newcomer registers from an address of their own: registering is limited too. */
const customer = async (values?: Record<string, unknown>) =>
  (await call<AuthResult>('POST', '/api/users/register', { from: fresh(), body: person(values) })).body
const post = (from: string, body = enquiry(), token?: string) =>
  call('POST', '/api/enquiries', { from, body, token })
const login = (from: string, emailOrUsername: string, password = 'wrong', cookie?: string) =>
  call('POST', '/api/users/login', {
    from,
    body: { emailOrUsername, password },
    ...(cookie && { headers: { cookie } }),
  })
/** Somebody new, and the cookie their browser got. */
async function register() {
  const body = person({ password: 'open sesame' })
  const { headers } = await call('POST', '/api/users/register', { from: fresh(), body })
  const header = String(headers['set-cookie'])
  return { email: String(body.email), header, cookie: `theme=dark; ${header.split(';')[0]}` }
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe('enquiries', () => {
  it('are ten at once from an address; the eleventh hears when to come back', async () => {
    const from = fresh()
    const answers = await Promise.all(Array.from({ length: 14 }, () => post(from)))
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
    const { headers, body } = await post(from)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(body.message).toMatch(/^Too many enquiries in a short time. Try again in \d+ seconds?\.$/)
    expect((await post(fresh())).status).toBe(201)
  })

  it('count for a whole household of IPv6 addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => post(`2001:db8:1:2::${n + 1}`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
    expect((await post('2001:db8:1:3::1')).status).toBe(201)
  })

  it('are not escaped by naming another address without a trusted proxy', async () => {
    const bare = await buildApp({
      config: { ...config, trustProxy: undefined },
      database: db,
      secret: SECRET,
    })
    const answers = []
    for (let n = 0; n < 12; n++) {
      answers.push(
        await bare.inject({
          method: 'POST',
          url: '/api/enquiries',
          payload: enquiry(),
          remoteAddress: '203.0.113.9',
          headers: { 'x-forwarded-for': fresh(), 'x-real-ip': fresh(), forwarded: `for=${fresh()}` },
        }),
      )
    }
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })

  it('are not more for somebody who registers accounts', async () => {
    const from = fresh()
    const answers = []
    for (let n = 0; n < 4; n++) {
      const { token } = await customer()
      for (let m = 0; m < 4; m++) answers.push(await post(from, enquiry(), token))
    }
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(6).fill(429)])
  })

  it('that come twice within seconds without a key are one', async () => {
    const from = fresh()
    const body = enquiry()
    const answers = await Promise.all([post(from, body), post(from, body), post(from, body)])
    expect(statuses(answers)).toEqual([201, 201, 201])
    expect(
      new Set(answers.map(({ body: { enquiry: stored } }) => (stored as { _id: string })._id)).size,
    ).toBe(1)
    expect((await post(fresh(), body)).body).not.toEqual(answers[0]?.body)
  })

  it('are limited across processes that share the database', async () => {
    const second = await buildApp({ config, database: db, secret: SECRET })
    const from = fresh()
    for (let n = 0; n < 5; n++) {
      await post(from)
      await second.inject({
        method: 'POST',
        url: '/api/enquiries',
        payload: enquiry(),
        headers: { 'x-forwarded-for': from },
      })
    }
    expect((await post(from)).status).toBe(429)
  })
})

describe('signing in', () => {
  it('fails ten times for an account, from however many addresses', async () => {
    const { user } = await customer()
    const answers = await Promise.all(Array.from({ length: 13 }, () => login(fresh(), user.email)))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(3).fill(429)])
  })

  it('counts a name that nobody has just the same', async () => {
    const name = `nobody-${Date.now()}`
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await login(fresh(), n % 2 ? name.toUpperCase() : ` ${name}`))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it("doesn't lock the owner out where they have signed in before", async () => {
    const home = fresh()
    const { body } = await call('POST', '/api/users/register', {
      from: home,
      body: person({ password: 'open sesame' }),
    })
    const { email } = body.user as { email: string }
    for (let n = 0; n < 12; n++) await login(fresh(), email)
    expect((await login(fresh(), email, 'open sesame')).status).toBe(429)
    expect((await login(home, email, 'open sesame')).status).toBe(200)
  })

  it('lets the owner in from anywhere while one stranger guesses, who is held', async () => {
    const { user } = await customer({ password: 'open sesame' })
    const stranger = fresh()
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await login(stranger, user.email))
    expect(statuses(guesses)).toEqual([...Array(10).fill(401), 429, 429])
    expect((await login(fresh(), user.email)).status).toBe(401)
    expect((await login(fresh(), user.email, 'open sesame')).status).toBe(200)
  })

  it('gives an address nothing of its own once the strangers’ share is spent, not even to many calls at once', async () => {
    const { user } = await customer()
    for (let n = 0; n < 10; n++) await login(fresh(), user.email)
    const late = fresh()
    const answers = await Promise.all(Array.from({ length: 9 }, () => login(late, user.email)))
    for (let n = 0; n < 3; n++) answers.push(await login(late, user.email))
    expect(new Set(statuses(answers))).toEqual(new Set([429]))
  })

  it('lets a browser in that has signed in before, wherever it is and whoever guesses', async () => {
    const owner = await register()
    const other = await register()
    const neighbour = fresh()
    for (let n = 0; n < 12; n++) await login(fresh(), owner.email)
    for (let n = 0; n < 33; n++) await login(neighbour, `somebody-else-${n}`)
    const from = (cookie: string, address = fresh()) => login(address, owner.email, 'open sesame', cookie)
    expect((await from(owner.cookie)).status).toBe(200)
    expect((await from(owner.cookie, neighbour)).status).toBe(200)
    expect((await from(other.cookie)).status).toBe(429)
    expect((await from(`device=${'x'.repeat(43)}`)).status).toBe(429)
  })

  it('holds a browser that guesses, and does not tell its cookie to scripts', async () => {
    const { email, cookie, header } = await register()
    expect(header).toMatch(/; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await login(fresh(), email, 'wrong', cookie))
    expect(statuses(guesses)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('fails thirty times from an address, whatever the names', async () => {
    const from = fresh()
    const answers = await Promise.all(Array.from({ length: 33 }, (_, n) => login(from, `somebody-${n}`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(3)
    const [limited] = answers.filter(({ status }) => status === 429)
    expect(limited?.headers['retry-after']).toBeDefined()
  })

  it('starts to count anew after a success', async () => {
    const from = fresh()
    const { body } = await call('POST', '/api/users/register', {
      from,
      body: person({ password: 'open sesame' }),
    })
    const { email } = body.user as { email: string }
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 8; n++) expect((await login(from, email)).status).toBe(401)
      expect((await login(from, email, 'open sesame')).status).toBe(200)
    }
  })

  it('that succeeds costs an address nothing', async () => {
    const from = fresh()
    const { user } = await customer({ password: 'open sesame' })
    for (let n = 0; n < 35; n++) expect((await login(from, user.email, 'open sesame')).status).toBe(200)
  })

  it('never ends anybody else’s session', async () => {
    const { user, token } = await customer()
    for (let n = 0; n < 15; n++) await login(fresh(), user.email)
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  })
})

it('makes nobody wait longer when the clock of the database is set back', async () => {
  const from = fresh()
  const { user } = await customer()
  for (let n = 0; n < 10; n++) {
    await post(from)
    await login(fresh(), user.email)
  }
  // All that was written is then in the future.
  const setBack = (by: string) =>
    db.query('update rate_limits set free_at = free_at + $1::interval, last_at = last_at + $1::interval', [
      by,
    ])
  await setBack('3 hours')
  const [enquiry, signIn] = [await post(from), await login(fresh(), user.email)]
  expect([enquiry.status, signIn.status]).toEqual([429, 429])
  expect(Number(enquiry.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(Number(signIn.headers['retry-after'])).toBeLessThanOrEqual(90)
  await setBack('-90 seconds')
  expect([(await post(from)).status, (await login(fresh(), user.email)).status]).toEqual([201, 401])
})

it('limits guesses at the current password, without ending the session', async () => {
  const { token } = await customer()
  const guess = () =>
    call('PUT', '/api/users/password', {
      token,
      body: { currentPassword: 'a guess', newPassword: 'something new' },
    })
  const answers = []
  for (let n = 0; n < 12; n++) answers.push(await guess())
  expect(statuses(answers)).toEqual([...Array(10).fill(422), 429, 429])
  expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
})

describe('changing the own names', () => {
  const change = (from: string, { token, user }: AuthResult, over: Record<string, unknown>) => {
    const { name, username, email, phone } = user
    return call('PUT', '/api/users/profile', { from, token, body: { name, username, email, phone, ...over } })
  }

  it('finds out about ten names in an hour, and no more by more accounts', async () => {
    const { user } = await customer()
    const from = fresh()
    const answers = []
    for (const stranger of [await customer(), await customer()])
      for (let n = 0; n < 7; n++) answers.push(await change(from, stranger, { email: user.email }))
    expect(statuses(answers)).toEqual([...Array(10).fill(409), ...Array(4).fill(429)])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('counts for an account from wherever it asks, and leaves the rest of the profile alone', async () => {
    const stranger = await customer()
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await change(fresh(), stranger, { username: `name-${n}` }))
    expect(statuses(answers)).toEqual([...Array(10).fill(200), 429, 429])
    const { body } = await call<AuthResult>('GET', '/api/users/profile', { token: stranger.token })
    for (let n = 0; n < 12; n++) {
      const { status } = await change(fresh(), { ...stranger, user: body.user }, { phone: `+91 ${n}` })
      expect(status).toBe(200)
    }
  })
})

it('registers five accounts from an address', async () => {
  const from = fresh()
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => call('POST', '/api/users/register', { from, body: person() })),
  )
  expect(statuses(answers)).toEqual([...Array(5).fill(201), 429, 429])
})

it('limits staff by account, with a message and never with 401', async () => {
  const narrow = await buildApp({
    config: { ...config, limits: { ...config.limits, staff: { burst: 50, seconds: 10 } } },
    database: db,
    secret: SECRET,
  })
  const { token } = await staff()
  const read = () => narrow.inject({ url: '/api/enquiries', headers: { authorization: `Bearer ${token}` } })
  const answers = []
  for (let n = 0; n < 60; n++) answers.push((await read()).statusCode)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
})

it('refuses calls beyond what it can hold, and then works on', async () => {
  const { token } = await customer()
  const profile = () => call('GET', '/api/users/profile', { token })
  // As if 300 others were being answered.
  app.traffic.inFlight += 300
  const refused = await profile()
  const health = await call('GET', '/healthz')
  app.traffic.inFlight -= 300
  expect(refused).toMatchObject({
    status: 503,
    body: { message: 'The service is busy. Try again in a moment.' },
    headers: { 'retry-after': '2' },
  })
  expect(health.status).toBe(200)
  expect((await profile()).status).toBe(200)
})

it('ends the queue of password checks with 503', async () => {
  // So slow that none is done before all have come, however busy the machine.
  const slow = await buildApp({
    config: { ...config, rateLimit: false, password: { memoryCost: 19_456, timeCost: 10, parallelism: 1 } },
    database: db,
    secret: SECRET,
  })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      slow.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { emailOrUsername: `p${n}`, password: 'x' },
      }),
    ),
  )
  const codes = new Set(answers.map(({ statusCode }) => statusCode))
  expect(codes).toEqual(new Set([401, 503]))
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBeDefined()
  expect(app.traffic.inFlight).toBe(0)
})
