import { createApiClient } from '@susegad/api-client/client'
import * as contract from '@susegad/api-client/contract'
import { followEnquiries } from '@susegad/api-client/live'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { markupFaults } from '../../../.ci/rules/markup-rules.ts'
import { buildApp } from '../src/app.ts'
import { createUser, toUser } from '../src/features/users/user-store.ts'
import { freshDatabase } from './fresh-database.ts'
import { estimate, trip } from './plan.ts'
import { person, SECRET, startService, testConfig } from './service.ts'

const { call, staff, verifiedCustomer, enquire } = await startService()

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
  it('is of OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0')
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

type Studio = ReturnType<typeof createApiClient>['studio']

/** The studio's calls, each with its arguments. */
function studioCalls(studio: Studio): { [Name in keyof Studio]: () => Promise<unknown> } {
  const record = { kind: 'hotel', slug: 'a-slug' } as const
  return {
    overview: () => studio.overview(),
    schema: () => studio.schema('hotel'),
    record: () => studio.record(record),
    save: () => studio.save(record, { data: null, version: null }),
    discard: () => studio.discard(record, 'd1'),
    changes: () => studio.changes(),
    publish: () => studio.publish({ version: '' }),
    releases: () => studio.releases(),
    release: () => studio.release('an-id'),
    putBack: () => studio.putBack('an-id'),
    cancel: () => studio.cancel('an-id'),
    confirm: () => studio.confirm('an-id'),
    preview: () => studio.preview({}),
    photos: () => studio.photos(),
    pictures: () => studio.pictures(),
    photo: () => studio.photo('an-id'),
    addPhoto: () => studio.addPhoto({ name: 'a.jpg', size: 1 }),
    sendChunk: () => studio.sendChunk('an-id', 0, new Blob(['a'])),
    cropPhoto: () => studio.cropPhoto('an-id', { focus: { x: 0, y: 0 } }),
    removePhoto: () => studio.removePhoto('an-id'),
    exportFolder: () => studio.exportFolder(),
    addImport: () => studio.addImport('a.zip', new Blob(['a'])),
    import: () => studio.import('an-id'),
    take: () => studio.take('an-id', { version: '' }),
    dropImport: () => studio.dropImport('an-id'),
  }
}

/** Calls that the site's own client doesn't make. */
const ofOthers = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'POST /api/inbound-mail',
  'GET /api/whatsapp',
  'POST /api/whatsapp',
]

it('lists exactly the calls of the client', async () => {
  const called = new Set<string>()
  const client = createApiClient({
    fetch: async (url, init) => {
      const path = String(url)
        .replace(/\?.*/, '')
        .replace('/an-id', '/{id}')
        .replace('/deliveries/another', '/deliveries/{delivery}')
        .replace('/messages/another', '/messages/{message}')
        .replace('/merges/another', '/merges/{merge}')
        .replace('/apart/another', '/apart/{other}')
        .replace('/records/hotel/a-slug', '/records/{kind}/{slug}')
        .replace('/schemas/hotel', '/schemas/{name}')
      called.add(`${init?.method} ${path}`)
      return Response.json({})
    },
  })
  const { studio, ...groups } = client
  for (const group of Object.values(groups)) {
    for (const [name, method] of Object.entries(group)) {
      const first = ['list', 'mine', 'select', 'export', 'read', 'search'].includes(name) ? {} : 'an-id'
      // The client rejects the empty answer; only the call counts.
      await (method as (...values: unknown[]) => Promise<unknown>)(
        first,
        ['redeliver', 'sendAgain', 'separate', 'takeApartBack'].includes(name) ? 'another' : {},
      ).catch(() => {})
    }
  }
  for (const call of Object.values(studioCalls(studio))) await call().catch(() => {})
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
  expect([...called, ...ofOthers].sort()).toEqual(operations.map(({ name }) => name).sort())
})

describe('real answers', () => {
  it('match the contract exactly', async () => {
    const admin = await staff()
    const asker = await verifiedCustomer()
    const plan = { trip: trip(), estimate: estimate(), language: 'hi' }
    const id = await enquire({ email: asker.user.email, ...plan }, { token: asker.token })
    await call('PUT', '/api/users/me/trip', { token: asker.token, body: { trip: trip(), version: 0 } })
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
    await call('POST', '/api/labels', { token: admin.token, body: { name: 'Group', color: 'info' } })
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
      [contract.keptTripSchema, '/api/users/me/trip', asker.token],
      [contract.ownSessionsSchema, '/api/users/sessions', asker.token],
      [contract.peopleSchema, '/api/staff', admin.token],
      [contract.staffSchema, '/api/users/staff', admin.token],
      [contract.accessTokenListSchema, '/api/users/tokens', admin.token],
      [contract.figuresSchema, '/api/figures', admin.token],
      [contract.sharedQuoteSchema, `/api/quotes/${quoteId}`, asker.token],
      [contract.templateListSchema, '/api/templates', admin.token],
      [contract.labelListSchema, '/api/labels', admin.token],
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

it('sends no fields that the response schema lacks', async () => {
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

it('renders the calls as a page without external resources', async () => {
  const { status, text, headers } = await call('GET', '/api/docs')
  expect(status).toBe(200)
  for (const { operation } of operations) if (operation.security) expect(text).toContain(operation.summary)
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(markupFaults(text)).toEqual([])
})
