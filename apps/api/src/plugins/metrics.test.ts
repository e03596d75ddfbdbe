import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'

const token = 'token of the scraper'
const { app } = await startService({ metricsToken: token })
const elsewhere = { remoteAddress: '203.0.113.5', url: '/metrics' }

it('shows the figures to a scraper elsewhere that bears the token', async () => {
  const answer = await app.inject({ ...elsewhere, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('nodejs_eventloop_lag')
  // As nginx hands it on.
  const through = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' }
  expect((await app.inject({ url: '/metrics', headers: through })).statusCode).toBe(200)
})

it.each([undefined, '', 'Bearer', `Bearer ${token}x`, `bearer ${token}`, token])(
  'is not there for a caller who says %j',
  async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    expect((await app.inject({ ...elsewhere, headers })).statusCode).toBe(404)
  },
)
