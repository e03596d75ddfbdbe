import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { followEnquiries, type LiveEvent } from './live.ts'

interface Asked {
  since: string | undefined
  token: string | undefined
  answer: ServerResponse
}

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A service with the given answers, and a client that follows it. */
async function follow(answer: (asked: Asked, count: number) => void) {
  let count = 0
  const asked: Asked[] = []
  const server = createServer(({ headers }, response) => {
    const call = {
      since: headers['last-event-id'] as string | undefined,
      token: headers.authorization,
      answer: response,
    }
    asked.push(call)
    answer(call, ++count)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const leaving = new AbortController()
  open.push(() => {
    leaving.abort()
    server.closeAllConnections()
    server.close()
  })
  const events: LiveEvent[] = []
  const connected: boolean[] = []
  const ended = followEnquiries({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    getToken: () => 'of-staff',
    signal: leaving.signal,
    onEvent: (event) => events.push(event),
    onConnected: (now) => connected.push(now),
  })
  return { events, connected, asked, ended, leave: () => leaving.abort() }
}

const stream = { 'content-type': 'text/event-stream' }
const change = (id: string, enquiry: string) =>
  `id: ${id}\nevent: change\ndata: {"kind":"created","ids":["${enquiry}"]}\n\n`

it('passes on each event, however the bytes are split', async () => {
  const { events, asked } = await follow(({ answer }) => {
    answer.writeHead(200, stream)
    const text = `: still here\n\n${change('a-1', 'नई')}`
    for (const byte of Buffer.from(text)) answer.write(Buffer.from([byte]))
  })
  await expect.poll(() => events).toEqual([{ type: 'change', kind: 'created', ids: ['नई'] }])
  expect(asked[0]).toMatchObject({ token: 'Bearer of-staff', since: undefined })
})

it('reconnects after a lost connection with the last event id', async () => {
  const { events, asked, connected } = await follow(({ answer }, count) => {
    answer.writeHead(200, stream)
    answer.write(change(`a-${count}`, `of-${count}`), () => count === 1 && answer.destroy())
  })
  await expect.poll(() => events.length, { timeout: 10_000 }).toBe(2)
  expect(asked.map(({ since }) => since)).toEqual([undefined, 'a-1'])
  expect(connected).toEqual([true, false, true])
})

it('retries after a 503 and after the page of a captive portal', async () => {
  const { events } = await follow(({ answer }, count) => {
    if (count === 1) answer.writeHead(503).end()
    else if (count === 2) answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi</h1>')
    else answer.writeHead(200, stream).write(change('a-1', 'x'))
  })
  await expect.poll(() => events.length, { timeout: 15_000 }).toBe(1)
})

it('ends when refused and when aborted', async () => {
  const refused = await follow(({ answer }) => answer.writeHead(401).end())
  await expect(refused.ended).rejects.toThrow(ApiError)
  const { ended, leave, connected } = await follow(({ answer }) =>
    answer.writeHead(200, stream).flushHeaders(),
  )
  await expect.poll(() => connected).toEqual([true])
  leave()
  await ended
})
