import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Webhook, webhookBodySchema } from '@susegad/api-client/contract'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { trip } from '../../../test/plan.ts'
import { startService } from '../../../test/service.ts'
import { changeEnquiries } from '../../features/enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../../features/enquiries/changes/lock-enquiries.ts'
import { keepHouse } from '../housekeeping-store.ts'
import { createDeliverer } from './deliver-webhooks.ts'
import { type SendSettings, sendDelivery } from './send-delivery.ts'

const { call, db, staff, enquire, app } = await startService()
const { token } = await staff()
const here = { hosts: [], loopback: true }

interface Got {
  headers: Record<string, string>
  body: string
}

/** A receiver on this machine; it answers 204 by default. */
async function receiver(
  answer: (response: ServerResponse, request: IncomingMessage) => void = (r) => r.writeHead(204).end(),
) {
  const got: Got[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => (body += part))
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body })
      answer(response, request)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` }
}

const events = ['enquiry.created', 'enquiry.changed', 'enquiry.deleted']
async function register(url: string, over: Record<string, unknown> = {}) {
  const { body, status } = await call<{ webhook: Webhook; secret: string }>('POST', '/api/webhooks', {
    token,
    body: { name: 'Accounting', url, events, ...over },
  })
  expect(status).toBe(201)
  return { id: body.webhook._id, secret: body.secret }
}

async function round(send: Partial<SendSettings> = {}, log?: { warn: (told: object) => void }) {
  const deliverer = createDeliverer({
    db,
    send: { allowed: here, ...send },
    stopping: new AbortController().signal,
    ...(log && { log: { ...log, error: log.warn } as never }),
    count: app.countDelivery,
  })
  await deliverer.round()
  await deliverer.settled()
}
const makeDue = () => db.query('update webhook_deliveries set next_at = now()')
const deliveries = async (id: string) =>
  (await call<{ deliveries: Record<string, unknown>[] }>('GET', `/api/webhooks/${id}/deliveries`, { token }))
    .body.deliveries
const typesOf = (got: Got[]) => got.map(({ body }) => JSON.parse(body).type)

afterEach(async () => {
  await db.query('delete from webhook_endpoints')
  await db.query('delete from webhook_deliveries')
})

it('sends created, changed and deleted enquiries, signed as Standard Webhooks specifies', async () => {
  const { got, url } = await receiver()
  const { secret } = await register(url)
  const id = await enquire({ name: 'Meera Iyer', trip: trip() })
  await round()
  await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'resolved' } })
  await round()
  await call('DELETE', `/api/enquiries/${id}`, { token })
  await round()
  expect(typesOf(got)).toEqual(events)
  const bodies = got.map(({ body, headers }) =>
    webhookBodySchema.parse(new Verifier(secret).verify(body, headers)),
  )
  expect(bodies.map(({ data }) => data.enquiry?.status)).toEqual(['pending', 'resolved', undefined])
  expect(bodies.map(({ data }) => data.id)).toEqual([id, id, id])
  expect(bodies.map(({ data }) => data.plan?.trip?.arrival)).toEqual(['2026-12-24', '2026-12-24', undefined])
  expect(() => new Verifier(secret).verify(`${got[0]?.body} `, got[0]?.headers ?? {})).toThrow()
})

it('sends only the chosen events, and suspected spam once it is marked as no spam', async () => {
  const { got, url } = await receiver()
  await register(url, { events: ['enquiry.created'] })
  const id = await enquire({ website: 'x' })
  await round()
  expect(got).toEqual([])
  await call('PUT', `/api/enquiries/${id}/status`, { token, body: { spam: false } })
  await round()
  expect(typesOf(got)).toEqual(['enquiry.created'])
})

it('is stored in the transaction of the change, and only if there are endpoints', async () => {
  const id = await enquire()
  const stored = async () =>
    (await db.query<{ event: string }>('select event from webhook_deliveries')).map(({ event }) => event)
  const change = (fails?: Error) =>
    db.transaction(async (tx) => {
      await changeEnquiries(tx, null, await lockEnquiries(tx, [id]), { to: () => ({ status: 'resolved' }) })
      if (fails) throw fails
    })
  await change()
  expect(await stored()).toEqual([])
  const { url } = await receiver()
  await register(url)
  await db.query(`update enquiries set status = 'pending'`)
  const undone = new Error('undone')
  await expect(change(undone)).rejects.toBe(undone)
  expect(await stored()).toEqual([])
  await change()
  expect(await stored()).toEqual(['enquiry.changed'])
})

it('also signs with the former secret for a day', async () => {
  const { got, url } = await receiver()
  const { id, secret } = await register(url)
  const { body } = await call<{ secret: string }>('POST', `/api/webhooks/${id}/secret`, { token })
  const verified = (by: string) => new Verifier(by).verify(got.at(-1)?.body ?? '', got.at(-1)?.headers ?? {})
  await call('POST', `/api/webhooks/${id}/test`, { token })
  await round()
  expect(verified(secret)).toEqual(verified(body.secret))
  await db.query(`update webhook_endpoints set former_until = now() - interval '1 second'`)
  await call('POST', `/api/webhooks/${id}/test`, { token })
  await round()
  expect(verified(body.secret)).toMatchObject({ type: 'test' })
  expect(() => verified(secret)).toThrow()
})

it('retries under the same id with growing delays, gives up, and can be redelivered', async () => {
  let status = 500
  const { got, url } = await receiver((response) => response.writeHead(status).end('Meera Iyer'))
  const { id } = await register(url)
  await enquire({ name: 'Meera Iyer' })
  const told: object[] = []
  const log = { warn: (line: object) => told.push(line) }
  const waits: number[] = []
  for (let n = 0; n < 10; n++) {
    await makeDue()
    await round({}, log)
    const [row] = await db.query<{ wait: number }>(
      'select extract(epoch from next_at - last_at)::double precision as wait from webhook_deliveries',
    )
    waits.push(row?.wait ?? 0)
  }
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  // Neighbours can overlap: each delay has 20% jitter.
  for (let n = 0; n + 2 < 9; n++) expect(waits[n]).toBeLessThan(waits[n + 2] ?? 0)
  expect(await deliveries(id)).toMatchObject([
    { state: 'given-up', tries: 10, lastStatus: 500, nextTryAt: null },
  ])
  expect(JSON.stringify(told)).not.toMatch(/Meera|127\.0\.0\.1/)
  status = 204
  const [given] = await deliveries(id)
  const again = await call('POST', `/api/webhooks/${id}/deliveries/${given?._id}/redeliver`, { token })
  expect(again.status).toBe(202)
  await round()
  expect(got).toHaveLength(11)
  expect(await deliveries(id)).toMatchObject([{ state: 'delivered', tries: 1 }])
  const metrics = (await app.inject('/metrics')).body
  expect(metrics).toContain('webhook_deliveries_total{outcome="given up"} 1')
})

it('sends nothing while paused or after 410, until resumed', async () => {
  const { got, url } = await receiver((response) => response.writeHead(410).end())
  const { id } = await register(url)
  const change = (body: object) => call<{ webhook: Webhook }>('PUT', `/api/webhooks/${id}`, { token, body })
  await change({ paused: true })
  await enquire()
  await round()
  expect(got).toEqual([])
  expect((await call('POST', `/api/webhooks/${id}/test`, { token })).status).toBe(422)
  await change({ paused: false })
  await round()
  expect(got).toHaveLength(1)
  const { body } = await call<{ webhooks: Webhook[] }>('GET', '/api/webhooks', { token })
  expect(body.webhooks).toMatchObject([{ state: 'gone', givenUp: 1, waiting: 0 }])
  await enquire()
  await round()
  expect(got).toHaveLength(1)
  expect((await change({ paused: false })).body.webhook.state).toBe('active')
})

it('sends each delivery once from concurrent processes', async () => {
  const { got, url } = await receiver()
  await register(url)
  for (let n = 0; n < 10; n++) await enquire()
  await Promise.all([round(), round(), round()])
  await round()
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(10)
  expect(got).toHaveLength(10)
})

it('is given back when its process stops, and leased when it is killed', async () => {
  const stopping = new AbortController()
  const { got, url } = await receiver(() => stopping.abort())
  const { id } = await register(url)
  await call('POST', `/api/webhooks/${id}/test`, { token })
  await round({ stop: stopping.signal })
  expect(got).toHaveLength(1)
  expect(await deliveries(id)).toMatchObject([{ state: 'waiting', tries: 0 }])
  // A killed process leaves it claimed, and due again after a minute.
  await db.query(`update webhook_deliveries set attempts = 1, next_at = now() + interval '60 seconds'`)
  await round()
  expect(got).toHaveLength(1)
})

it.each([500, 204])(
  'is redelivered if requested during the last attempt, answered with %i',
  async (status) => {
    const path = () => `/api/webhooks/${id}/deliveries/${got[0]?.headers['webhook-id']}/redeliver`
    let asks = 1
    const { got, url } = await receiver((response) => {
      const again = asks-- > 0 ? call('POST', path(), { token }) : undefined
      void Promise.resolve(again).then(() => response.writeHead(status).end())
    })
    const { id } = await register(url)
    await call('POST', `/api/webhooks/${id}/test`, { token })
    await db.query('update webhook_deliveries set attempts = 9')
    // A failing receiver gets one attempt per round; a working one gets everything due.
    await round()
    if (status === 500) {
      expect(await deliveries(id)).toMatchObject([{ state: 'waiting', tries: 0, lastStatus: 500 }])
      await round()
    }
    expect(got).toHaveLength(2)
    expect(await deliveries(id)).toMatchObject([{ tries: 1, lastStatus: status }])
  },
)

it('deletes deliveries after 30 days', async () => {
  const { url } = await receiver()
  const { id } = await register(url)
  await call('POST', `/api/webhooks/${id}/test`, { token })
  await db.query(`update webhook_deliveries set occurred_at = now() - interval '31 days'`)
  await keepHouse(db)
  expect(await deliveries(id)).toEqual([])
})

it.each([
  'http://example.com/',
  'https://user:secret@example.com/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x0a000001/',
  'ftp://127.0.0.1/',
  'nothing',
])('does not register %s', async (url) => {
  const { status, body } = await call('POST', '/api/webhooks', { token, body: { name: 'n', url, events } })
  expect(status).toBe(400)
  expect(body.errors).toHaveProperty('url')
})

const sending = (url: string) => ({ url, headers: {}, body: '{}' })
const outside = { hosts: [], loopback: false }

it('connects to no private address, and resolves the name once', async () => {
  const { got, url } = await receiver()
  const { port } = new URL(url)
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    '0.0.0.0',
  ]) {
    const family = address.includes(':') ? 6 : 4
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address, family },
    ]
    const outcome = await sendDelivery(sending(`https://rebound.example:${port}/`), {
      allowed: outside,
      resolve,
    })
    expect(outcome, address).toEqual({ fault: 'address' })
  }
  let asked = 0
  const turns = async () => [{ address: ++asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  const allowed = { hosts: ['inside.example'], loopback: false }
  expect(await sendDelivery(sending(`http://inside.example:${port}/`), { allowed, resolve: turns })).toEqual({
    status: 204,
  })
  expect(asked).toBe(1)
  expect(got).toHaveLength(1)
  expect(await sendDelivery(sending(url), { allowed: outside })).toEqual({ fault: 'address' })
})

it('follows no redirect, does not read the body, and times out', async () => {
  const target = await receiver()
  const redirecting = await receiver((response) => response.writeHead(307, { location: target.url }).end())
  expect(await sendDelivery(sending(redirecting.url), { allowed: here })).toEqual({ status: 307 })
  expect(target.got).toEqual([])

  const cut = Promise.withResolvers<void>()
  const huge = await receiver((response) => {
    response.on('error', () => {}).on('close', () => cut.resolve())
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect(await sendDelivery(sending(huge.url), { allowed: here })).toEqual({ status: 200 })
  await cut.promise

  const silent = await receiver(() => {})
  expect(await sendDelivery(sending(silent.url), { allowed: here, timeout: 100 })).toEqual({ fault: 'time' })
})
