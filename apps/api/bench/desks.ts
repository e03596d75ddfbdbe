import { parseArgs } from 'node:util'
import { pause, say } from '../test/deployed/ledger.ts'
import { type Desk, openDesk } from '../test/live.ts'
import { enquiryOf, quantile, visitorAddress } from './load.ts'
import { signIn, startDatabase, startOurs } from './servers.ts'

// Open desks on two processes while enquiries are written: which events each desk received, and whether counts are exact.
const { values } = parseArgs({
  options: {
    desks: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '1' },
    rate: { type: 'string', default: '5' },
    writers: { type: 'string', default: '1' },
  },
})
const database = await startDatabase()
const services = [await startOurs(database.url), await startOurs(database.url)] as const
const urls = services.map(({ port }) => `http://127.0.0.1:${port}`)
const token = await signIn(services[0].port, 'admin')

const before = services.map((service) => service.memory())
const desks: Desk[] = []
for (let n = 0; n < Number(values.desks); n++)
  desks.push(await openDesk(urls[n % 2] ?? '', token, { from: visitorAddress(n) }))
// The second event says that the processes are connected to each other.
for (const { heard } of desks.slice(0, 2)) while (heard.length < 2) await pause(20)

const sent = new Map<string, number>()
const closed = new Map<string, number>()
const end = performance.now() + Number(values.minutes) * 60_000
const writers = Number(values.writers)
let n = 0

const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${urls[n % 2]}/api/enquiries${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress(++n), ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
  return (await response.json()) as { enquiry: { _id: string } }
}

/** Sends enquiries, and as staff closes each fourth. */
async function write(): Promise<void> {
  for (let own = 0; performance.now() < end; own++) {
    const { enquiry } = await send('POST', '', enquiryOf(n))
    sent.set(enquiry._id, performance.now())
    if (own % 4 === 3) {
      await send('PUT', `/${enquiry._id}/status`, { status: 'closed' }, { authorization: `Bearer ${token}` })
      closed.set(enquiry._id, performance.now())
    }
    await pause((1000 * writers) / Number(values.rate))
  }
}
await Promise.all(Array.from({ length: writers }, write))
await pause(2000)

const delays: number[] = []
let missing = 0
let doubled = 0
for (const { heard } of desks) {
  for (const [kind, expected] of [
    ['created', sent],
    ['changed', closed],
  ] as const) {
    const seen = new Map<string, number>()
    for (const { data, at } of heard) {
      if (data.kind !== kind) continue
      for (const id of data.ids ?? []) {
        if (seen.has(id)) doubled++
        seen.set(id, at)
      }
    }
    for (const [id, at] of expected) {
      const then = seen.get(id)
      if (then === undefined) missing++
      else delays.push(Math.max(0, then - at))
    }
  }
}
delays.sort((a, b) => a - b)
const memory = services.map((service, n) => `${(service.memory() - (before[n] ?? 0)).toFixed(0)} MiB more`)
say(
  `${desks.length} desks on two processes, ${sent.size} enquiries: heard ${delays.length}, missing ${missing}, doubled ${doubled}; after the answer p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${quantile(delays, 0.99).toFixed(0)} ms; ${memory.join(' and ')}; ${services.map(({ cpu }) => cpu().toFixed(1)).join(' and ')} s of processor`,
)
const counted = async (query: string) => {
  const answer = await fetch(`${urls[0]}/api/enquiries?limit=1${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { total: number }).total
}
const counts = [await counted(''), await counted('&status=closed')]
const areExact = counts[0] === sent.size && counts[1] === closed.size
say(`The list counts ${counts[0]} of ${sent.size}, closed ${counts[1]} of ${closed.size}`)
for (const desk of desks) desk.leave()
for (const service of services) await service.stop()
await database.stop()
if (missing + doubled > 0 || !areExact) process.exitCode = 1
