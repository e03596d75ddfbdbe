import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { enquiry, SECRET } from '../service.ts'
import { fresh, startLimitedService, statuses } from './limited-service.ts'

const { config, db, customer, post } = await startLimitedService()

describe('enquiries', () => {
  it('are limited to ten at once from an address, with Retry-After', async () => {
    const from = fresh()
    const answers = await Promise.all(Array.from({ length: 14 }, () => post(from)))
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(4).fill(429)])
    const { headers, body } = await post(from)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(body.message).toMatch(/^Too many enquiries in a short time. Try again in \d+ seconds?\.$/)
    expect((await post(fresh())).status).toBe(201)
  })

  it('count for a whole /64 of IPv6 addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => post(`2001:db8:1:2::${n + 1}`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
    expect((await post('2001:db8:1:3::1')).status).toBe(201)
  })

  it('are limited in spite of forged forwarding headers', async () => {
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

  it('are limited in spite of several accounts', async () => {
    const from = fresh()
    const answers = []
    for (let n = 0; n < 4; n++) {
      const { token } = await customer()
      for (let m = 0; m < 4; m++) answers.push(await post(from, enquiry(), token))
    }
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(6).fill(429)])
  })

  it('without a key are stored once if repeated within seconds', async () => {
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
