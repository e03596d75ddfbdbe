import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../../src/settings/config.ts'
import { enquiry, startService } from '../service.ts'

const siteDir = await mkdtemp(join(tmpdir(), 'susegad-site-'))
// More than the socket buffers hold for a caller who reads nothing.
await writeFile(join(siteDir, 'film.bin'), Buffer.alloc(32 * 1024 * 1024))
await writeFile(join(siteDir, 'index.html'), 'x'.repeat(64 * 1024))
afterAll(() => rm(siteDir, { recursive: true, force: true }))

const limits = { ...readConfig({}).limits, enquiries: { burst: 1000, seconds: 1 } }
const listen = async (over: Partial<Config> = {}) => {
  const { app } = await startService({ rateLimit: true, limits, siteDir, ...over })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const arrived = { count: 0 }
  app.server.on('connection', () => arrived.count++)
  return { app, port, arrived }
}
const calm = await listen()
const brisk = await listen({ patience: { head: 300, request: 600, idle: 600, checkEvery: 100 } })
type Target = typeof calm

const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await expect.poll(() => openAt(calm), { timeout: 20_000 }).toBe(0)
})

const openAt = ({ app }: Target) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

/** Sends a text and reads nothing. */
function stall({ port }: Target, text: string): Socket {
  const socket = connect(port, '127.0.0.1').pause()
  sockets.add(socket)
  // The service may close the connection at any time.
  socket.on('error', () => {})
  socket.write(text)
  return socket
}
const unfinished = (from: string) =>
  `POST /api/enquiries HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n`

/** The status that another visitor gets, each on a new connection from another address. */
let visitors = 0
const visit = () =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++visitors}` }
    request({ port: calm.port, method: 'POST', path: '/api/enquiries', headers, agent: false }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
      .on('error', reject)
      .end(JSON.stringify(enquiry()))
  })
/** What arrives until the connection is closed, also by a reset. */
const readAll = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket
      .setEncoding('latin1')
      .on('data', (chunk) => (text += chunk))
      .on('close', () => resolve(text))
      .resume()
  })

describe('a caller who exhausts resources', () => {
  it('with unfinished calls does not block others', async () => {
    for (let n = 0; n < 400; n++) stall(calm, unfinished(`198.51.100.${n % 200}`))
    await expect.poll(() => openAt(calm), { timeout: 20_000 }).toBe(400)
    expect(await visit()).toBe(201)
  })

  it('from one address is limited, and others are not', async () => {
    for (let n = 0; n < 100; n++) stall(calm, unfinished('198.51.100.1'))
    await expect.poll(() => openAt(calm), { timeout: 20_000 }).toBe(100)
    expect(await readAll(stall(calm, unfinished('198.51.100.1')))).toMatch(/^HTTP\/1.1 503 /)
    expect(await visit()).toBe(201)
  })

  it.each(['/api/openapi.json', '/', '/film.bin'])(
    'by asking 310 times for %s on one connection without reading loses that connection',
    async (path) => {
      const before = calm.arrived.count
      stall(calm, ask(path).repeat(310))
      await expect.poll(() => calm.arrived.count).toBe(before + 1)
      await expect.poll(() => openAt(calm), { timeout: 20_000 }).toBe(0)
      expect(await visit()).toBe(201)
      await expect.poll(() => calm.app.traffic.inFlight).toBe(0)
    },
  )

  it.each(['/api/openapi.json', '/film.bin'])(
    'by reading nothing of %s does not count as in flight',
    async (path) => {
      let asked = 0
      calm.app.server.on('request', () => asked++)
      // The limit of one address: an unread answer stays open.
      for (let n = 0; n < 5; n++) stall(calm, ask(path).repeat(20))
      await expect.poll(() => asked, { timeout: 10_000 }).toBe(100)
      await expect.poll(() => calm.app.traffic.inFlight, { timeout: 10_000 }).toBe(0)
      expect(await openAt(calm)).toBe(5)
      expect(await visit()).toBe(201)
    },
  )

  it('by reading nothing is disconnected', async () => {
    stall(brisk, ask('/film.bin').repeat(5))
    await expect.poll(() => brisk.arrived.count).toBe(1)
    await expect.poll(() => openAt(brisk), { timeout: 10_000 }).toBe(0)
  })

  it('with an endless head or body is disconnected', async () => {
    expect(await readAll(stall(brisk, 'GET / HTTP/1.1\r\nHost: x\r\nX-'))).toMatch(/^HTTP\/1.1 408 /)
    expect(await readAll(stall(brisk, unfinished('198.51.100.1')))).toMatch(/^(HTTP\/1.1 408 |$)/)
  })
})

it('answers pipelined calls in order', async () => {
  const last = ask('/healthz').replace('Host', 'Connection: close\r\nHost')
  const text = await readAll(stall(calm, ask('/').repeat(4) + ask('/healthz').repeat(4) + last))
  expect(text.match(/content-length: \d+/g)).toEqual([
    ...Array(4).fill(`content-length: ${64 * 1024}`),
    ...Array(5).fill('content-length: 18'),
  ])
})
