import { expect, it, vi } from 'vitest'
import { startService } from '../../test/service.ts'

const token = 'token of the scraper'
const { app, call, db, staff } = await startService({ metricsToken: token })
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

it.each([
  ['GET', '/api/enquiries', undefined],
  ['POST', '/api/enquiries/select', {}],
  ['POST', '/api/enquiries/export', { scope: {} }],
  ['POST', '/api/people', { email: 'meera@mail.example' }],
  ['POST', '/api/people/data', { email: 'meera@mail.example' }],
  ['POST', '/api/customers/search', {}],
  ['POST', '/api/users/join/open', { link: 'a'.repeat(43) }],
])('counts a query of %s %s that the database cannot read as failed', async (method, route, body) => {
  const { token } = await staff()
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  const malformed = Object.assign(new Error('malformed array literal'), { code: '22P02' })
  vi.spyOn(db, 'query').mockRejectedValue(malformed)
  vi.spyOn(db.drizzle, 'select').mockImplementation(() => {
    throw malformed
  })
  expect((await call(method, route, { token, body })).status).toBe(500)
  vi.restoreAllMocks()
  const figures = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
  await expect
    .poll(figures)
    .toContain(`http_request_seconds_count{method="${method}",route="${route}",status="500"} 1`)
})
