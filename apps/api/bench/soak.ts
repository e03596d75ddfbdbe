import { parseArgs } from 'node:util'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { pause, say } from '../test/deployed/ledger.ts'
import { enquiryOf, quantile, visitorAddress } from './load.ts'
import { fill, PASSWORD, signIn, startDatabase, startOurs } from './servers.ts'

// A steady mix of everything, as many times a second as a busy day has in a minute.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, rate: { type: 'string', default: '60' } },
})
const until = performance.now() + Number(values.minutes) * 60_000
const gap = 1000 / Number(values.rate)

const database = await startDatabase()
await fill(database.url, 100_000, database.customerId)
const service = await startOurs(database.url)
const base = `http://127.0.0.1:${service.port}`
const staff = await signIn(service.port, 'admin')
const own = await signIn(service.port, 'asha')

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const mix: ((n: number) => [string, RequestInit])[] = [
  (n) => ['/api/enquiries', json(enquiryOf(n), { 'x-forwarded-for': visitorAddress(n) })],
  () => ['/api/enquiries', as(staff)],
  (n) => [`/api/enquiries?page=${1 + (n % 10_000)}`, as(staff)],
  () => ['/api/enquiries?q=meera&limit=5&startDate=2099-01-01', as(staff)],
  () => ['/api/enquiries/my-enquiries', as(own)],
  () => ['/api/users/profile', as(own)],
  (n) =>
    n % 50 === 0
      ? ['/api/users/login', json({ emailOrUsername: 'asha', password: PASSWORD })]
      : ['/readyz', {}],
]

const times: number[] = []
const wrong = new Map<number, number>()
const running = new Set<Promise<void>>()
async function send(n: number): Promise<void> {
  const [path, init] = (mix[n % mix.length] ?? (() => ['/readyz', {}]))(n)
  const start = performance.now()
  const response = await fetch(`${base}${path}`, init).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  times.push(performance.now() - start)
  if (!response?.ok) wrong.set(response?.status ?? 0, (wrong.get(response?.status ?? 0) ?? 0) + 1)
}

const client = await connectOnce(database.url)
const connections = async () => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity where application_name = 'susegad'`,
  )
  return rows[0]?.n
}
const memory: { minute: number; mib: number }[] = []
const start = performance.now()
let n = 0
let nextLook = start + 20_000
while (performance.now() < until) {
  const call = send(n++)
  running.add(call)
  call.finally(() => running.delete(call))
  if (performance.now() > nextLook) {
    nextLook += 20_000
    const minute = (performance.now() - start) / 60_000
    memory.push({ minute, mib: service.memory() })
    say(
      `${minute.toFixed(1)} min: ${service.memory().toFixed(0)} MiB, ${await connections()} connections, ${n} calls`,
    )
  }
  await pause(Math.max(0, start + n * gap - performance.now()))
}
await Promise.all(running)
times.sort((a, b) => a - b)
const errors = [...wrong].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ') || '0'
const first = memory[0]
const last = memory.at(-1)
say(
  `${n} calls in ${values.minutes} minutes; errors ${errors}; p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms; memory ${first?.mib.toFixed(0)} MiB after ${first?.minute.toFixed(1)} min, ${last?.mib.toFixed(0)} MiB at the end; ${await connections()} connections`,
)
await client.end()
await service.stop()
await database.stop()
if (wrong.size > 0) process.exitCode = 1
