import { createApiClient } from '@susegad/api-client/client'
import * as contract from '@susegad/api-client/contract'
import { followEnquiries } from '@susegad/api-client/live'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { markupFaults } from '../../../.ci/rules/markup-rules.ts'
import { buildApp } from '../src/app.ts'
import { createUser, toUser } from '../src/features/users/user-store.ts'
import { freshDatabase } from './fresh-database.ts'
import { person, SECRET, startService, testConfig } from './service.ts'

const { app, call, staff, verifiedCustomer, enquire } = await startService()

interface Operation {
  summary?: string
  security?: unknown[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  requestBody?: unknown
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

const { body: document } = await call<Document>('GET', '/api/openapi.json')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

describe('the OpenAPI document', () => {
  it('lists every call of the service', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(operations.map(({ name }) => name).sort()).toEqual(
      [
        'DELETE /api/enquiries/multiple',
        'DELETE /api/enquiries/{id}',
        'DELETE /api/users/session',
        'GET /api/enquiries',
        'GET /api/enquiries/export',
        'POST /api/enquiries/export',
        'GET /api/enquiries/live',
        'GET /api/enquiries/my-enquiries',
        'GET /api/enquiries/{id}',
        'GET /api/enquiries/{id}/messages',
        'GET /api/figures',
        'GET /api/figures/export',
        'GET /api/letters/undelivered',
        'DELETE /api/letters/{id}',
        'POST /api/letters/{id}/retry',
        'POST /api/letters/subscription',
        'GET /api/openapi.json',
        'GET /api/users/profile',
        'DELETE /api/users/sessions/{id}',
        'GET /api/users/sessions',
        'POST /api/users/sessions/end-others',
        'POST /api/users/login/code',
        'GET /api/users/second-factor',
        'POST /api/users/second-factor',
        'POST /api/users/second-factor/options',
        'POST /api/users/second-factor/recovery-codes',
        'POST /api/users/second-factor/removal',
        'PUT /api/staff/rules',
        'GET /api/users/passkeys',
        'POST /api/users/passkeys',
        'POST /api/users/passkeys/options',
        'PUT /api/users/passkeys/{id}',
        'DELETE /api/users/passkeys/{id}',
        'POST /api/users/passkeys/sign-in/options',
        'POST /api/users/passkeys/sign-in',
        'DELETE /api/staff/invites/{id}',
        'DELETE /api/staff/{id}',
        'GET /api/staff',
        'POST /api/staff/invites',
        'POST /api/users/join',
        'POST /api/users/password/forgotten',
        'POST /api/users/email/confirm',
        'POST /api/users/email/link',
        'POST /api/users/join/open',
        'PUT /api/staff/{id}',
        'GET /api/routing',
        'PUT /api/routing',
        'PUT /api/routing/absences/{id}',
        'DELETE /api/routing/absences/{id}',
        'GET /api/users/staff',
        'GET /healthz',
        'GET /readyz',
        'POST /api/enquiries',
        'POST /api/enquiries/entered',
        'GET /api/operations',
        'POST /api/operations',
        'GET /api/operations/{id}',
        'POST /api/operations/{id}/cancel',
        'POST /api/operations/{id}/undo',
        'POST /api/customers/search',
        'GET /api/customers/{id}',
        'PUT /api/customers/{id}',
        'POST /api/customers/{id}/merges',
        'DELETE /api/customers/{id}/merges/{merge}',
        'POST /api/customers/{id}/apart',
        'DELETE /api/customers/{id}/apart/{other}',
        'POST /api/enquiries/restore',
        'POST /api/enquiries/select',
        'POST /api/enquiries/{id}/notes',
        'POST /api/enquiries/{id}/presence',
        'DELETE /api/users/tokens/{id}',
        'GET /api/users/tokens',
        'POST /api/users/tokens',
        'POST /api/enquiries/{id}/answers',
        'POST /api/enquiries/{id}/contacts',
        'POST /api/enquiries/{id}/messages/{message}/send',
        'POST /api/enquiries/{id}/replies',
        'PUT /api/enquiries/{id}/own',
        'POST /api/inbound-mail',
        'GET /api/quotes/{id}',
        'DELETE /api/quotes/{id}',
        'POST /api/quotes/{id}/accept',
        'POST /api/quotes/accept',
        'POST /api/quotes/open',
        'GET /api/templates',
        'POST /api/templates',
        'PUT /api/templates/{id}',
        'DELETE /api/templates/{id}',
        'GET /api/views',
        'POST /api/views',
        'PUT /api/views/order',
        'PUT /api/views/{id}',
        'DELETE /api/views/{id}',
        'GET /api/content',
        'GET /api/content/changes',
        'GET /api/content/records/{kind}/{slug}',
        'PUT /api/content/records/{kind}/{slug}',
        'DELETE /api/content/records/{kind}/{slug}',
        'GET /api/content/releases',
        'POST /api/content/releases',
        'GET /api/content/releases/{id}',
        'POST /api/content/releases/{id}/cancel',
        'POST /api/content/releases/{id}/confirm',
        'POST /api/content/releases/{id}/put-back',
        'GET /api/content/schemas/{name}',
        'POST /api/content/previews',
        'GET /api/content/pictures',
        'GET /api/content/photos',
        'POST /api/content/photos',
        'GET /api/content/photos/{id}',
        'PUT /api/content/photos/{id}',
        'DELETE /api/content/photos/{id}',
        'PUT /api/content/photos/{id}/bytes',
        'GET /api/content/export',
        'POST /api/content/imports',
        'GET /api/content/imports/{id}',
        'DELETE /api/content/imports/{id}',
        'PUT /api/content/imports/{id}/bytes',
        'POST /api/content/imports/{id}/take',
        'DELETE /api/webhooks/{id}',
        'GET /api/webhooks',
        'GET /api/webhooks/{id}/deliveries',
        'POST /api/webhooks',
        'POST /api/webhooks/{id}/deliveries/{delivery}/redeliver',
        'POST /api/webhooks/{id}/secret',
        'POST /api/webhooks/{id}/test',
        'PUT /api/webhooks/{id}',
        'POST /api/users/login',
        'POST /api/users/logout',
        'POST /api/users/password/link',
        'POST /api/users/register',
        'PUT /api/enquiries/{id}/status',
        'PUT /api/users/password',
        'PUT /api/users/profile',
        'GET /api/audit',
        'GET /api/users/data',
        'POST /api/users/erasure',
        'POST /api/people',
        'POST /api/people/data',
        'POST /api/people/erasure',
      ].sort(),
    )
  })

  it.each(operations.filter(({ name }) => name.includes('/api/') && !name.includes('openapi')))(
    '$name has a summary and a schema for each status',
    ({ operation }) => {
      expect(operation.summary).toBeTruthy()
      const statuses = Object.keys(operation.responses)
      expect(statuses).toEqual(expect.arrayContaining(['400', '413', '429', '500', '503']))
      if (operation.security) expect(statuses).toContain('401')
      if (operation.requestBody) expect(statuses).toContain('415')
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description, status).not.toBe('Default Response')
        if (!['204', '303'].includes(status))
          expect(content?.['application/json']?.schema, status).toBeDefined()
      }
    },
  )
})

it('is what the client calls: every call, and no other', async () => {
  const called = new Set<string>()
  const client = createApiClient({
    fetch: async (url, init) => {
      const path = String(url)
        .replace('/an-id', '/{id}')
        .replace('/deliveries/another', '/deliveries/{delivery}')
        .replace('/messages/another', '/messages/{message}')
        .replace('/merges/another', '/merges/{merge}')
        .replace('/apart/another', '/apart/{other}')
      called.add(`${init?.method} ${path}`)
      return Response.json({})
    },
  })
  for (const group of [
    client.users,
    client.enquiries,
    client.figures,
    client.staff,
    client.routing,
    client.letters,
    client.templates,
    client.quotes,
    client.views,
    client.tokens,
    client.webhooks,
    client.people,
    client.audit,
    client.customers,
    client.operations,
  ]) {
    for (const [name, method] of Object.entries(group)) {
      const first = ['list', 'mine', 'select', 'export', 'read', 'search'].includes(name) ? {} : 'an-id'
      // Which call it makes counts here: an empty answer is none of the service's.
      await (method as (...values: unknown[]) => Promise<unknown>)(
        first,
        ['redeliver', 'sendAgain', 'separate', 'takeApartBack'].includes(name) ? 'another' : {},
      ).catch(() => {})
    }
  }
  const leaving = new AbortController()
  await followEnquiries({
    signal: leaving.signal,
    onEvent: () => {},
    fetch: async (url) => {
      called.add(`GET ${url}`)
      leaving.abort()
      return Response.json({})
    },
  })
  const documented = operations
    .map(({ name }) => name)
    .filter((name) =>
      / \/api\/(users|enquiries|figures|staff|routing|letters|templates|views|quotes|webhooks|people|audit|customers|operations)/.test(
        name,
      ),
    )
  expect([...called].sort()).toEqual(documented.sort())
})

describe('real answers', () => {
  it('are what the contract says, with nothing more', async () => {
    const admin = await staff()
    const asker = await verifiedCustomer()
    const id = await enquire({ email: asker.user.email }, { token: asker.token })
    await call('PUT', `/api/enquiries/${id}/status`, { token: admin.token, body: { status: 'in_progress' } })
    await call('POST', `/api/enquiries/${id}/notes`, { token: admin.token, body: { text: 'Called.' } })
    const quote = {
      lines: [{ text: 'A room with a view', quantity: 1, nights: 2, guests: 2, price: 4500 }],
      discount: { kind: 'percent', value: 10, membership: true },
      validUntil: '2099-12-31',
    }
    const answered = await call<{ message: { quote: { _id: string } } }>(
      'POST',
      `/api/enquiries/${id}/answers`,
      { token: admin.token, body: { text: 'Yes.', quote } },
    )
    const quoteId = answered.body.message.quote._id
    await call('POST', `/api/quotes/${quoteId}/accept`, { token: asker.token })
    await call('POST', '/api/templates', {
      token: admin.token,
      body: { name: 'Rooms', text: 'Hello {name}', shared: true },
    })
    await call('POST', '/api/views', {
      token: admin.token,
      body: { name: 'Boats', filter: { q: 'boat' }, shared: true },
    })
    const strictly = (schema: z.ZodType, value: unknown, path: string) => {
      const parsed = schema.safeParse(value)
      expect(parsed.error?.issues, path).toBeUndefined()
      expect(parsed.data, path).toEqual(value)
    }
    const answers: [z.ZodType, string, string | undefined][] = [
      [contract.enquiryListSchema, '/api/enquiries', admin.token],
      [contract.myEnquiryListSchema, '/api/enquiries/my-enquiries', asker.token],
      [contract.staffDetailSchema, `/api/enquiries/${id}`, admin.token],
      [contract.ownDetailSchema, `/api/enquiries/${id}`, asker.token],
      [contract.profileSchema, '/api/users/profile', asker.token],
      [contract.customerDetailSchema, `/api/customers/${id}`, admin.token],
      [contract.auditListSchema, '/api/audit', admin.token],
      [contract.ownDataSchema, '/api/users/data', asker.token],
      [contract.ownSessionsSchema, '/api/users/sessions', asker.token],
      [contract.peopleSchema, '/api/staff', admin.token],
      [contract.staffSchema, '/api/users/staff', admin.token],
      [contract.accessTokenListSchema, '/api/users/tokens', admin.token],
      [contract.figuresSchema, '/api/figures', admin.token],
      [contract.sharedQuoteSchema, `/api/quotes/${quoteId}`, asker.token],
      [contract.templateListSchema, '/api/templates', admin.token],
      [contract.routingSchema, '/api/routing', admin.token],
      [contract.viewListSchema, '/api/views', admin.token],
      [contract.undeliveredSchema, '/api/letters/undelivered', admin.token],
      [contract.errorSchema, '/api/enquiries?page=0', admin.token],
      [contract.errorSchema, '/api/users/profile', undefined],
    ]
    for (const [schema, path, token] of answers)
      strictly(schema, (await call('GET', path, { token })).body, path)
    strictly(contract.authSchema, asker, 'register')
  })
})

it('lets out nothing that the schema of an answer does not name', async () => {
  const { database, drop } = await freshDatabase()
  const leaky = await buildApp({ config: testConfig(), database, secret: SECRET })
  const made = await createUser(database, { ...person(), passwordHash: '$argon2id$' } as never)
  expect(JSON.stringify(toUser(made))).not.toContain('$argon2id$')
  leaky.get('/leak', { schema: { response: { 200: contract.profileSchema } } }, async () => ({
    user: { ...toUser(made), ...made, staffRole: undefined },
    made,
  }))
  expect((await leaky.inject('/leak')).json()).toEqual({ user: toUser(made) })
  await leaky.close()
  await drop()
})

it('shows the calls to people, on a page without anything from elsewhere', async () => {
  const { status, text, headers } = await call('GET', '/api/docs')
  expect(status).toBe(200)
  for (const { operation } of operations) if (operation.security) expect(text).toContain(operation.summary)
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(markupFaults(text)).toEqual([])
})

it('shows its figures to this machine only', async () => {
  await call('GET', '/healthz')
  const near = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(near.body).toMatch(/http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/)
  const far = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })
  expect(far.statusCode).toBe(404)
  expect(
    (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode,
  ).toBe(404)
})
