import { describe, expect, it } from 'vitest'
import { enquiry, startService } from '../../test/service.ts'

const { app } = await startService({ corsOrigins: ['https://app.goa.example'] })
const { app: closed } = await startService()

const preflight = (service: typeof app, origin: string, path = '/api/enquiries') =>
  service.inject({
    method: 'OPTIONS',
    url: path,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })

describe('a page of another origin', () => {
  it('may call, with an idempotency key, if it is configured', async () => {
    const asked = await preflight(app, 'https://app.goa.example')
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.goa.example',
      'access-control-allow-headers': expect.stringContaining('idempotency-key'),
      'access-control-max-age': '7200',
    })
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    const sent = await app.inject({
      method: 'POST',
      url: '/api/enquiries',
      headers: { origin: 'https://app.goa.example' },
      payload: enquiry(),
    })
    expect(sent.statusCode).toBe(201)
    expect(sent.headers['access-control-allow-origin']).toBe('https://app.goa.example')
    expect(sent.headers.vary).toContain('Origin')
  })

  it.each(['https://evil.example', 'https://app.goa.example.evil.example', 'http://app.goa.example', 'null'])(
    'gets no CORS headers as %s',
    async (origin) => {
      const { headers } = await preflight(app, origin)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('may resume live events', async () => {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/enquiries/live',
      headers: {
        origin: 'https://app.goa.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,last-event-id',
      },
    })
    expect(headers['access-control-allow-headers']).toContain('last-event-id')
  })

  it('can read a refusal', async () => {
    const refused = await app.inject({
      url: '/api/users/profile',
      headers: { origin: 'https://app.goa.example' },
    })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['access-control-allow-origin']).toBe('https://app.goa.example')
  })

  it('gets nothing by default, and never pages or metrics', async () => {
    const off = await preflight(closed, 'https://app.goa.example')
    expect(off.headers['access-control-allow-origin']).toBeUndefined()
    for (const url of ['/', '/metrics', '/readyz']) {
      const { headers } = await app.inject({ url, headers: { origin: 'https://app.goa.example' } })
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
    }
  })
})
