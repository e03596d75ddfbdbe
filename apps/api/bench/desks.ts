import { parseArgs } from 'node:util'
import { pause, say } from '../test/deployed/ledger.ts'
import { type Desk, openDesk } from '../test/live.ts'
import { quantile } from './load.ts'
import { signIn, startDatabase, startOurs } from './servers.ts'

// Open desks on two processes, writers, and what each desk has heard in the end.
const { values } = parseArgs({
  options: {
    desks: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '1' },
    rate: { type: 'string', default: '5' },
  },
})
const database = await startDatabase()
const services = [await startOurs(database.url), await startOurs(database.url)] as const
const urls = services.map(({ port }) => `http://127.0.0.1:${port}`)
const token = await signIn(services[0].port, 'admin')
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const before = services.map((service) => service.memory())
const desks: Desk[] = []
for (let n = 0; n < Number(values.desks); n++)
  desks.push(await openDesk(urls[n % 2] ?? '', token, { from: addressOf(n) }))
// The processes hear each other once both have said so.
for (const { heard } of desks.slice(0, 2)) while (heard.length < 2) await pause(20)

const sent = new Map<string, number>()
const end = performance.now() + Number(values.minutes) * 60_000
for (let n = 0; performance.now() < end; n++) {
  const response = await fetch(`${urls[n % 2]}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({
      name: 'Meera Iyer',
      phone: '+91 98400 91273',
      email: 'meera@mail.example',
      subject: 'enquiry',
      message: `Two rooms with a view of the sea, please. ${n}`,
    }),
  })
  const { enquiry } = (await response.json()) as { enquiry: { _id: string } }
  sent.set(enquiry._id, performance.now())
  await pause(1000 / Number(values.rate))
}
await pause(2000)

const delays: number[] = []
let missing = 0
let doubled = 0
for (const { heard } of desks) {
  const seen = new Map<string, number>()
  for (const { data, at } of heard) {
    for (const id of data.ids ?? []) {
      if (seen.has(id)) doubled++
      seen.set(id, at)
    }
  }
  for (const [id, at] of sent) {
    const then = seen.get(id)
    if (then === undefined) missing++
    else delays.push(Math.max(0, then - at))
  }
}
delays.sort((a, b) => a - b)
const memory = services.map((service, n) => `${(service.memory() - (before[n] ?? 0)).toFixed(0)} MiB more`)
say(
  `${desks.length} desks on two processes, ${sent.size} enquiries: heard ${delays.length}, missing ${missing}, doubled ${doubled}; after the answer p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${quantile(delays, 0.99).toFixed(0)} ms; ${memory.join(' and ')}; ${services.map(({ cpu }) => cpu().toFixed(1)).join(' and ')} s of processor`,
)
for (const desk of desks) desk.leave()
for (const service of services) await service.stop()
await database.stop()
if (missing + doubled > 0) process.exitCode = 1
