import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquiry, person, startService } from '../service.ts'

const { call, staff, customer, enquire } = await startService()
const { token } = await staff()
const json = { 'content-type': 'application/json' }
const post = (payload: string, headers: Record<string, string> = json) =>
  call('POST', '/api/enquiries', { body: payload, headers })

describe('a body', () => {
  it.each([
    ['broken', '{"name":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['empty', ''],
    ['with a prototype', '{"__proto__":{"admin":true},"name":"x"}'],
    ['with a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['very deep', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
    ['deep lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('that is %s is refused with a message', async (_name, payload) => {
    const { status, body } = await post(payload)
    expect(status).toBe(400)
    expect(body.message).toEqual(expect.any(String))
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it.each(['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'])(
    'that is right but for %s is refused',
    async (poison) => {
      const { status } = await post(`{${poison},${JSON.stringify(enquiry()).slice(1)}`)
      expect(status).toBe(400)
    },
  )

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/json',
  ])('of type %s is refused', async (type) => {
    expect((await post(JSON.stringify(enquiry()), { 'content-type': type })).status).toBe(415)
  })

  it.each([
    'application/json; charset=utf-8',
    'application/json ;charset=utf-8',
    'APPLICATION/JSON',
    'application/json\t;a=b',
    'application/json;',
  ])('of type %j is checked like any other', async (type) => {
    const { status } = await post('{"name":["x"]}', { 'content-type': type })
    expect([400, 415]).toContain(status)
  })

  it('of more than 64 KiB is refused', async () => {
    const { status, body } = await post(JSON.stringify(enquiry({ padding: 'x'.repeat(66_000) })))
    expect({ status, message: body.message }).toEqual({
      status: 413,
      message: 'This text is too long. Shorten it and try again.',
    })
  })

  it('of long, repetitive text is validated fast', async () => {
    for (const unit of ['a', ' ', '@', '-', '.', 'a@', '😀']) {
      const { status } = await call('POST', '/api/users/register', {
        body: person({ email: unit.repeat(30_000 / unit.length) }),
      })
      expect(status).toBe(400)
    }
  })
})

describe('a text that looks like code', () => {
  const texts = [
    "' or '1'='1",
    "'; drop table users; --",
    '$1',
    '{{7*7}}<%= 7*7 %>',
    '../../../etc/passwd',
    '%00%0a%0d',
    '\\x27 or 1=1',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=cmd|calc!A1',
  ]
  it.each(texts)('%s is only text', async (text) => {
    const id = await enquire({ name: text, subject: text, message: `${text} and ten more characters` })
    const { body } = await call('GET', `/api/enquiries/${id}`, { token })
    expect(body.enquiry).toMatchObject({ name: text, subject: text })
    for (const path of [
      `/api/enquiries?q=${encodeURIComponent(text)}`,
      `/api/enquiries/${encodeURIComponent(text)}`,
    ]) {
      const { status, text: answer } = await call('GET', path, { token })
      expect([200, 400, 404]).toContain(status)
      expect(answer).not.toMatch(/select |syntax|at line|node_modules|\/src\//i)
    }
    const login = await call('POST', '/api/users/login', { body: { emailOrUsername: text, password: text } })
    expect(login.status).toBe(401)
  })
})

describe('whatever is sent', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        name: fc.anything(),
        phone: fc.string({ unit: 'binary' }),
        email: fc.anything(),
        dateOfPlan: fc.oneof(fc.string(), fc.constant('2026-02-31')),
        subject: fc.string({ unit: 'binary' }),
        message: fc.string({ unit: 'binary', minLength: 5 }),
        context: fc.anything(),
        trip: fc.anything(),
        estimate: fc.anything(),
        ids: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    ),
  )
  const routes = [
    ['POST', '/api/enquiries'],
    ['POST', '/api/users/register'],
    ['POST', '/api/users/login'],
    ['PUT', '/api/users/profile'],
    ['PUT', '/api/users/password'],
    ['POST', '/api/users/password/link'],
    ['POST', '/api/enquiries/select'],
    ['POST', '/api/enquiries/restore'],
    ['DELETE', '/api/enquiries/multiple'],
    ['PUT', '/api/enquiries/00000000-0000-4000-8000-000000000000/status'],
    ['POST', '/api/enquiries/00000000-0000-4000-8000-000000000000/notes'],
  ] as const

  it.each(routes)('%s %s answers with JSON and never fails', async (method, path) => {
    const { token: own } = path.includes('/users/') ? await customer() : { token }
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const { status, body } = await call(method, path, {
          token: own,
          headers: json,
          body: JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '',
        })
        expect(status).toBeLessThan(500)
        if (status >= 400) expect(body.message).toEqual(expect.any(String))
      }),
      { numRuns: 150 },
    )
  })

  it('as an address answers with JSON and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom(
            'page',
            'limit',
            'startDate',
            'endDate',
            'status',
            'q',
            'assignedTo',
            'spam',
            'ids',
          ),
          fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer().map(String), fc.constant('9'.repeat(400))),
        ),
        async (query) => {
          const { status } = await call('GET', `/api/enquiries?${new URLSearchParams(query)}`, { token })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 200 },
    )
    for (const path of [
      '/api/enquiries?page=1&page=2',
      '/api/enquiries?q[]=x',
      '/api/enquiries?q=%ff',
      '/api/%ff',
      '/api/enquiries/%00',
    ]) {
      expect((await call('GET', path, { token })).status).toBeLessThan(500)
    }
  })
})

describe('every answer', () => {
  it.each([
    ['GET', '/api/enquiries'],
    ['GET', '/api/nothing'],
    ['POST', '/nothing'],
    ['GET', '/healthz'],
    ['GET', '/api/docs'],
    ['GET', '/nothing'],
    ['TRACE', '/api/enquiries'],
    ['GET', '/%ff'],
  ])('%s %s carries the security headers', async (method, path) => {
    const { headers } = await call(method, path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('of the API is not cached', async () => {
    expect((await call('GET', '/api/enquiries', { token })).headers['cache-control']).toBe('no-store')
  })
})
