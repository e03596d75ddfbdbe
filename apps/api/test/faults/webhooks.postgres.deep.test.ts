import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { signedHeaders } from '../../src/features/webhooks/signature.ts'
import { freePort, runService } from '../run-service.ts'
import { enquiry } from '../service.ts'
import { ownDatabase, signedIn } from './signed-in.ts'

const example = fileURLToPath(new URL('../../../../docs/operating/webhook-receiver.mjs', import.meta.url))
async function place() {
  const { db, env } = await ownDatabase()
  return { env: { ...env, WEBHOOK_HOSTS: '127.0.0.1' }, db }
}

const events = ['enquiry.created' as const]
const sent = enquiry({ subject: 'Two rooms' }) as { name: string; subject: string; message: string } & Record<
  'phone' | 'email',
  string
>

/** A receiver that records the ids it got; by default it never answers. */
async function receiver(answer: (response: ServerResponse) => void = () => {}) {
  const ids: unknown[] = []
  let heard = Promise.withResolvers<IncomingHttpHeaders>()
  const server = createServer((request, response) => {
    ids.push(request.headers['webhook-id'])
    heard.resolve(request.headers)
    heard = Promise.withResolvers()
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, ids, next: () => heard.promise }
}

it('the documented receiver accepts each signed event once, and nothing else', async () => {
  const { env } = await place()
  const service = await runService(env)
  const client = await signedIn(service)
  const url = `http://127.0.0.1:${await freePort()}/`
  const { webhook, secret } = await client.webhooks.create({ name: 'Example', url, events })
  const child = spawn(process.execPath, [example], {
    env: { PATH: process.env.PATH ?? '', WEBHOOK_SECRET: secret, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const printed = (text: string) => expect.poll(() => output, { timeout: 20_000 }).toContain(text)
  child.stdout.on('data', (text) => (output += text))
  await printed('listening')

  const { enquiry: stored } = await client.enquiries.submit(sent)
  await printed(`enquiry.created ${stored._id} Two rooms\n`)
  const [delivery] = (await client.webhooks.deliveries(webhook._id)).deliveries
  await client.webhooks.redeliver(webhook._id, delivery?._id ?? '')
  await client.webhooks.test(webhook._id)
  await printed('test\n')
  expect(output.match(/enquiry\.created/g)).toHaveLength(1)

  const body = JSON.stringify({ type: 'forged', data: {} })
  const now = Math.floor(Date.now() / 1000)
  const post = async (headers: Record<string, string>, text = body) =>
    (await fetch(url, { method: 'POST', headers, body: text })).status
  const message = { id: 'one', timestamp: now, body }
  const genuine = signedHeaders(message, [secret])
  expect(await post(signedHeaders(message, [`whsec_${Buffer.from('another').toString('base64')}`]))).toBe(401)
  expect(await post(genuine, `${body} `)).toBe(401)
  expect(await post({ ...genuine, 'webhook-id': 'two' })).toBe(401)
  expect(await post(signedHeaders({ ...message, timestamp: now - 600 }, [secret]))).toBe(401)
  expect(await post({})).toBe(401)
  expect(output).not.toContain('forged')
  expect(await post(genuine)).toBe(204)
  service.child.kill('SIGTERM')
  expect(await service.ended).toBe(0)
}, 60_000)

it('a receiver that never answers delays no other receiver and no stop; what a killed process was sending is sent again', async () => {
  const { env, db } = await place()
  const slow = await receiver()
  const quick = await receiver((response) => response.writeHead(204).end())
  const first = await runService(env)
  const client = await signedIn(first)
  await client.webhooks.create({ name: 'Slow', url: slow.url, events })
  await client.webhooks.create({ name: 'Quick', url: quick.url, events })
  const toSlow = slow.next()
  const toQuick = quick.next()
  await client.enquiries.submit(sent)
  await Promise.all([toSlow, toQuick])
  const again = quick.next()
  await client.enquiries.submit({ ...sent, message: 'Another one, while the first is being sent.' })
  await again
  expect(slow.ids).toHaveLength(1)
  first.child.kill('SIGKILL')
  await first.ended

  // Deliveries that the killed process had claimed are due after a minute.
  await db.query('update webhook_deliveries set next_at = occurred_at where attempts > 0')
  const repeated = slow.next()
  const second = await runService(env)
  await repeated
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(slow.ids).toEqual([slow.ids[0], slow.ids[0]])
  expect(new Set(quick.ids).size).toBe(2)
  const rows = await db.query(
    `select id = $1::uuid as was_sent, attempts, last_fault from webhook_deliveries
      where delivered_at is null order by id = $1::uuid desc`,
    [slow.ids[0]],
  )
  // The kill counts as an attempt. The stop cancelled its delivery at once, which counts as none.
  expect(rows).toEqual([
    { was_sent: true, attempts: 1, last_fault: null },
    { was_sent: false, attempts: 0, last_fault: null },
  ])
}, 90_000)
