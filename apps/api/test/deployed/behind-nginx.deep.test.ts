import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../live.ts'
import { startPostgres } from '../postgres.ts'
import { freePort, type Running } from '../run-service.ts'
import { enquiry, person } from '../service.ts'
import { hasNginx } from './installed.ts'
import { clients, faultsOf, pause, takeMarkers } from './ledger.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { copyProduction, linksOut } from './production.ts'

const settings = {
  PUBLIC_URL: 'https://goa.example',
  ADMIN_EMAIL: 'desk@susegad.example',
  ADMIN_PASSWORD: 'a calm desk by the sea',
  RATE_LIMIT_ENQUIRIES: '100000/1',
}

const production = copyProduction()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let nginx: Nginx
let both: [Running, Running]

const start = (port: number) => production.run(postgres.url, { ...settings, PORT: String(port) })

beforeAll(async () => {
  postgres = await startPostgres()
  const ports = [await freePort(), await freePort()] as const
  both = await Promise.all([start(ports[0]), start(ports[1])])
  if (hasNginx()) nginx = await startNginx([...ports])
})

afterAll(async () => {
  await nginx?.stop()
  for (const { child } of both ?? []) child.kill('SIGTERM')
  await Promise.all((both ?? []).map(({ ended }) => ended))
  await postgres?.stop()
  production.remove()
})

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signIn(): Promise<string> {
  const body = { emailOrUsername: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
  const answered = await post(`${nginx.url}/api/users/login`, body)
  return ((await answered.json()) as { token: string }).token
}

it('the production folder needs nothing outside of itself', async () => {
  expect(linksOut(production.folder)).toEqual([])
  const page = await fetch(`${both[0].url}/`)
  expect(await page.text()).toContain('<h1')
  const picture = /\/media\/[^" ]+\.avif/.exec(await (await fetch(`${both[0].url}/hotels`)).text())?.[0]
  expect((await fetch(both[0].url + picture)).headers.get('content-type')).toBe('image/avif')
})

it('its backup holds what is stored, and can be restored', async () => {
  const sent = await post(`${both[0].url}/api/enquiries`, enquiry())
  expect(sent.status).toBe(201)
  expect(production.command(postgres.url, 'backup', 'all.backup.gz')).toMatch(/\d+ rows/)
  expect(production.command(postgres.url, 'verify-backup', 'all.backup.gz')).toContain('1 of them enquiries')
  expect(production.command(postgres.url, 'admin', 'list')).toContain(settings.ADMIN_EMAIL)
})

it.each(['alerts.yml', 'dashboard.json'])('%s asks for figures that the service shows', async (file) => {
  const asked = readFileSync(resolve(import.meta.dirname, '../../../../deploy/monitoring', file), 'utf8')
  const names = new Set(
    [...asked.matchAll(/\b([a-z]+(?:_[a-z\d]+)+)(?=\{job|\[)/g)].map(([, name = '']) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(names.size).toBeGreaterThan(5)
  const shown = await (await fetch(`${both[0].url}/metrics`)).text()
  expect([...names].filter((name) => !shown.includes(`# TYPE ${name} `))).toEqual([])
})

describe.skipIf(!hasNginx())('two processes behind nginx', () => {
  it('are reached by TLS alone, and say so to browsers', async () => {
    const { redirect, secure } = nginx.ports
    const options = { host: '127.0.0.1', path: '/hotels', headers: { host: 'goa.example' } }
    const plain = await answer((done) => get({ ...options, port: redirect }, done))
    expect([plain.statusCode, plain.headers.location]).toEqual([301, 'https://goa.example/hotels'])
    const page = await answer((done) =>
      getSecurely({ ...options, port: secure, servername: 'goa.example', ca: nginx.certificate }, done),
    )
    expect(page.statusCode).toBe(200)
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
  })

  it('take each other’s sign-ins', async () => {
    const headers = { authorization: `Bearer ${await signIn()}` }
    const answers = both.map(({ url }) => fetch(`${url}/api/users/profile`, { headers }))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  })

  it('tell an open desk at once what either of them stores', async () => {
    const desk = await openDesk(nginx.url, await signIn())
    // The second says that the processes hear each other.
    await expect.poll(() => desk.heard.length).toBeGreaterThan(1)
    for (const { url } of both) {
      const sent = await post(`${url}/api/enquiries`, enquiry())
      const { enquiry: stored } = (await sent.json()) as { enquiry: { _id: string } }
      await desk.hears(({ data }) => data.ids?.includes(stored._id) === true)
    }
    desk.leave()
  })

  it('tell callers apart by the address that nginx saw, whatever they claim', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      const claim = { 'x-forwarded-for': `203.0.113.${n}` }
      statuses.push((await post(`${nginx.url}/api/users/register`, person(), claim)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    // Straight to a process and believed: another caller.
    const claim = { 'x-forwarded-for': '203.0.113.9' }
    expect((await post(`${both[0].url}/api/users/register`, person(), claim)).status).toBe(201)
  })

  it.each([
    ['PUT', '/api/content/records/hotel/palm-cove', 512 * 1024],
    ['PUT', '/api/content/photos/1/bytes', 1024 * 1024],
    ['POST', '/api/content/imports?name=site.zip', 100 * 1024 * 1024],
    ['PUT', '/api/attachments/1/bytes', 512 * 1024],
    ['PUT', '/api/users/me/trip', 256 * 1024],
    ['POST', '/api/inbound-mail', 36 * 1024 * 1024],
    ['POST', '/api/whatsapp', 3 * 1024 * 1024],
  ])('take as large bodies as the service: %s %s', async (method, path, size) => {
    const sent = await fetch(nginx.url + path, { method, body: 'x'.repeat(size) })
    expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
    expect(sent.status).not.toBe(413)
  })

  it('show the studio its records, without a redirect', async () => {
    const headers = { authorization: `Bearer ${await signIn()}` }
    const asked = await fetch(`${nginx.url}/api/content`, { headers, redirect: 'manual' })
    expect(asked.status).toBe(200)
  })

  it('show their figures to nobody outside', async () => {
    expect((await fetch(`${nginx.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${both[0].url}/metrics`)).status).toBe(200)
  })

  it('keep every acknowledged enquiry once, while each is killed and stopped in turn', async () => {
    const ledger = clients(() => [nginx.url], 4)
    for (const [turn, signal] of [
      [0, 'SIGKILL'],
      [1, 'SIGTERM'],
    ] as const) {
      await pause(300)
      const port = Number(new URL(both[turn].url).port)
      both[turn].child.kill(signal)
      const end = await both[turn].ended
      expect(end).toBe(signal === 'SIGTERM' ? 0 : signal)
      both[turn] = await start(port)
    }
    await pause(300)
    await ledger.stop()
    expect(ledger.acknowledged.size).toBeGreaterThan(0)
    expect(faultsOf(ledger, await takeMarkers(postgres.url))).toEqual({ missing: 0, doubled: 0 })
    // No caller noticed either end.
    expect([...ledger.answers.keys()]).toEqual([201])
  })

  it('take an enquiry without script', async () => {
    const fields = new URLSearchParams(enquiry() as Record<string, string>)
    const sent = await fetch(`${nginx.url}/api/enquiries`, {
      method: 'POST',
      body: fields,
      redirect: 'manual',
    })
    expect(sent.status).toBeLessThan(400)
  })
})

const answer = (ask: (done: (message: IncomingMessage) => void) => void): Promise<IncomingMessage> =>
  new Promise((resolve) => ask((message) => resolve(message.resume())))
