import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'

const token = 'token of the scraper'
const { app } = await startService({ metricsToken: token })
const elsewhere = { remoteAddress: '203.0.113.5', url: '/metrics' }

it('shows the metrics to this machine, and not through a proxy', async () => {
  await app.inject({ url: '/healthz' })
  const near = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(near.body).toMatch(/http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/)
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

it('shows the metrics to another machine with the token', async () => {
  const answer = await app.inject({ ...elsewhere, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('nodejs_eventloop_lag')
  // As nginx forwards it.
  const through = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' }
  expect((await app.inject({ url: '/metrics', headers: through })).statusCode).toBe(200)
})

it.each([undefined, '', 'Bearer', `Bearer ${token}x`, `bearer ${token}`, token])(
  'answers 404 to another machine with authorization %j',
  async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    expect((await app.inject({ ...elsewhere, headers })).statusCode).toBe(404)
  },
)
