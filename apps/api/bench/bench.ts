import { parseArgs } from 'node:util'
import { say } from '../test/deployed/ledger.ts'
import { measureGrowth } from './growth.ts'
import { COUNTERS, CUSTOMERS, type Extra, insertCost } from './insert-cost.ts'
import { enquiryOf, load, median, quantile, type Shot, visitorAddress } from './load.ts'
import { fill, PASSWORD, type Server, signIn, startDatabase, startFloor, startOurs } from './servers.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    parts: { type: 'string', default: 'floor,counters,customers,growth,sign-in' },
  },
})
const sizes = values.rows.split(',').map(Number)
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const parts = new Set(values.parts.split(','))
const cell = (text: string | number, width = 11) => String(text).padStart(width)
const fixed = (value: number, digits = 2) => value.toFixed(digits)

let count = 0
const post = (): Shot => {
  count++
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress(count) }
  return { method: 'POST', path: '/api/enquiries', headers, body: JSON.stringify(enquiryOf(count)) }
}

interface Round {
  rate: number
  cpu: number
  p50: number
  errors: number
}

async function measure(server: Server, next: () => Shot): Promise<Round> {
  const before = server.cpu()
  const result = await load(server.port, next, { seconds: seconds / 4 })
  return {
    rate: result.requests / result.seconds,
    cpu: ((server.cpu() - before) * 1000) / result.requests,
    p50: quantile(result.times, 0.5),
    errors: result.errors,
  }
}

// A number of calls instead of seconds: the compiler optimizes after so many calls.
const WARM_UP = 12_000
async function warmUp(server: Server, next: () => Shot): Promise<void> {
  for (let sent = 0; sent < WARM_UP; )
    sent += (await load(server.port, next, { seconds: seconds / 2 })).requests
}

/** Rounds in turn, so that both meet the same load of the machine; the ratio is the median of the rounds' ratios. */
async function compare(what: string, floor: Server, ours: Server, next: () => Shot): Promise<void> {
  const pairs: [Round, Round][] = []
  for (const server of [floor, ours]) await warmUp(server, next)
  // Many short rounds, so that other load of the machine spoils only a few.
  for (let round = 0; round < rounds * 4; round++)
    pairs.push([await measure(floor, next), await measure(ours, next)])
  const of = (pick: (pair: [Round, Round]) => number, digits?: number) =>
    cell(fixed(median(pairs.map(pick)), digits))
  const errors = pairs.reduce((sum, [a, b]) => sum + a.errors + b.errors, 0)
  const cells = [
    of(([a]) => a.rate, 0),
    of(([, b]) => b.rate, 0),
    of(([a, b]) => b.rate / a.rate),
    of(([a, b]) => b.cpu / a.cpu),
    of(([, b]) => b.p50, 1),
  ]
  say(`${what.padEnd(26)}${cells.join('')}${cell(errors, 8)}`)
}

const database = await startDatabase()
const floor = await startFloor(database.url)
const ours = await startOurs(database.url)
const stop = async () => {
  await Promise.all([floor.stop(), ours.stop()])
  await database.stop()
}
process.once('SIGINT', () => stop().then(() => process.exit(1)))
await fill(database.url, 1000, database.customerId)

if (parts.has('floor')) {
  const token = await signIn(ours.port, 'admin')
  say('Against the floor: the same database, 16 connections, limits, headers and log on')
  const heads = ['floor /s', 'ours /s', 'ratio', 'cpu ratio', 'p50 ms'].map((head) => cell(head))
  say(`${'what'.padEnd(26)}${heads.join('')}${cell('errors', 8)}`)
  await compare('list with total, 1,000', floor, ours, () => ({
    path: '/api/enquiries?page=1&limit=10',
    headers: { authorization: `Bearer ${token}` },
  }))
  await compare('create', floor, ours, post)
  say()
}

async function sayCost(what: string, extra: Extra): Promise<void> {
  const cost = await insertCost({ url: database.url, floor, next: post, extra }, { rounds, seconds })
  say(
    `Inserts with ${what} ${fixed(cost.with, 0)} a second, without ${fixed(cost.without, 0)}: ratio ${fixed(cost.ratio)}, ${cost.errors} errors`,
  )
  say()
}

if (parts.has('counters')) await sayCost('the counters', COUNTERS)
if (parts.has('customers')) await sayCost('what finds customers', CUSTOMERS)

if (parts.has('growth')) {
  await measureGrowth(database.url, sizes, { rounds, seconds: seconds / 3 })
  say()
}

if (parts.has('sign-in')) {
  const body = JSON.stringify({ emailOrUsername: 'admin', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const logins = await load(ours.port, () => ({ method: 'POST', path: '/api/users/login', headers, body }), {
    seconds: 4,
  })
  say(
    `Sign-ins: ${fixed(logins.requests / logins.seconds, 0)} a second, p95 ${fixed(quantile(logins.times, 0.95), 0)} ms, ${logins.errors} errors`,
  )
}
say(`Memory after all this: ${fixed(ours.memory(), 0)} MiB; the floor ${fixed(floor.memory(), 0)} MiB`)
await stop()
