import { randomUUID } from 'node:crypto'
import type { AuthResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { person, SECRET } from '../service.ts'
import { fresh, startLimitedService, statuses } from './limited-service.ts'

const { app, call, staff, config, db, customer, post, login } = await startLimitedService()

it('keeps waits short when the database clock is set back', async () => {
  const from = fresh()
  const { user } = await customer()
  for (let n = 0; n < 10; n++) {
    await post(from)
    await login(fresh(), user.email)
  }
  // Stored times are then in the future.
  const setBack = (by: string) => db.query('update rate_limits set free_at = free_at + $1::interval', [by])
  await setBack('3 hours')
  const enquiry = await post(from)
  const signIn = await login(fresh(), user.email)
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

  it('is limited to ten names an hour for an address with several accounts', async () => {
    const { user } = await customer()
    const from = fresh()
    const answers = []
    for (const stranger of [await customer(), await customer()])
      for (let n = 0; n < 7; n++) answers.push(await change(from, stranger, { email: user.email }))
    expect(statuses(answers)).toEqual([...Array(10).fill(409), ...Array(4).fill(429)])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is limited for an account from several addresses, without limiting other fields', async () => {
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

it('limits registrations from an address to five', async () => {
  const from = fresh()
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => call('POST', '/api/users/register', { from, body: person() })),
  )
  expect(statuses(answers)).toEqual([...Array(5).fill(201), 429, 429])
})

it('limits staff by account, with a message and never with 401', async () => {
  const { token } = await staff()
  for (const [method, url, status] of [
    ['GET', '/api/enquiries', 200],
    ['GET', '/api/users/staff', 200],
    ['DELETE', `/api/enquiries/${randomUUID()}`, 404],
    ['GET', `/api/enquiries/${randomUUID()}`, 404],
    ['GET', `/api/quotes/${randomUUID()}`, 404],
    ['GET', `/api/quotes/${randomUUID()}/pdf`, 404],
    ['DELETE', '/api/staff/invites/none', 404],
    ['GET', '/api/content/schemas/none', 404],
  ] as const) {
    await db.query(`delete from rate_limits where key like 'staff %'`)
    const narrow = await buildApp({
      config: { ...config, limits: { ...config.limits, staff: { burst: 50, seconds: 10 } } },
      database: db,
      secret: SECRET,
    })
    const read = () => narrow.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
    const answers = []
    for (let n = 0; n < 60; n++) answers.push((await read()).statusCode)
    expect({ url, answers: new Set(answers) }).toEqual({ url, answers: new Set([status, 429]) })
  }
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
})

it('does not refuse concurrent calls of staff below the limit', async () => {
  const { token } = await staff()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => call('GET', '/api/enquiries?limit=1', { token })),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
})

it('refuses calls above the limit in flight, and then recovers', async () => {
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

it('answers 503 when the queue of password checks is full', async () => {
  // Slow, so that all calls arrive before one is done.
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
