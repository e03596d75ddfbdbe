import { say } from '../test/deployed/ledger.ts'
import { load, median, quantile, type Shot } from './load.ts'
import { addDatabase, fill, type Server, signIn, startOurs } from './servers.ts'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

interface Sized {
  rows: number
  server: Server
  staff: string
  customer: string
}

/** Each way to read a list, by how many rows there are. */
const ways: Record<string, (rows: number) => string> = {
  'first page and total': () => '/api/enquiries',
  'middle page': (rows) => `/api/enquiries?page=${Math.ceil(rows / 20)}`,
  'last page': (rows) => `/api/enquiries?page=${Math.ceil(rows / 10)}`,
  'one week': () => `/api/enquiries?startDate=${day(40)}&endDate=${day(34)}`,
  '75 days': () => `/api/enquiries?startDate=${day(120)}&endDate=${day(46)}`,
  'pending only': () => '/api/enquiries?status=pending',
  'own list': () => '/api/enquiries/my-enquiries',
}

/**
 * One service and one database for each size, asked in turn, so that every size meets the same load of the machine. Each
 * round compares with the smallest size in that round; the median of the rounds counts.
 */
export async function measureGrowth(
  beside: string,
  sizes: number[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const all: Sized[] = []
  for (const rows of sizes) {
    const { url, customerId } = await addDatabase(beside, `rows_${rows}`)
    await fill(url, rows, customerId)
    const server = await startOurs(url)
    const staff = await signIn(server.port, 'admin')
    const customer = await signIn(server.port, 'asha')
    all.push({ rows, server, staff, customer })
  }
  say('Growth: one connection, sizes in turn; milliseconds, and as a multiple of the smallest size')
  say(
    `${'what'.padEnd(24)}${['rows', 'p50', 'p95', '× p50', '× p95', 'errors'].map((head) => head.padStart(11)).join('')}`,
  )
  for (const [what, pathOf] of Object.entries(ways)) {
    const run = ({ rows, server, staff, customer }: Sized, forSeconds: number) => {
      const authorization = `Bearer ${what === 'own list' ? customer : staff}`
      const shot: Shot = { path: pathOf(rows), headers: { authorization } }
      return load(server.port, () => shot, { connections: 1, seconds: forSeconds })
    }
    const found = all.map(() => ({ p50: [] as number[], p95: [] as number[], errors: 0 }))
    for (const sized of all) await run(sized, 0.5)
    for (let round = 0; round < rounds; round++) {
      for (const [index, sized] of all.entries()) {
        const { times, errors } = await run(sized, seconds)
        const own = found[index]
        own?.p50.push(quantile(times, 0.5))
        own?.p95.push(quantile(times, 0.95))
        if (own) own.errors += errors
      }
    }
    const [smallest] = found
    for (const [index, { p50, p95, errors }] of found.entries()) {
      const times = (values: number[], base: number[] = []) =>
        median(values.map((value, round) => value / (base[round] ?? value))).toFixed(2)
      const cells = [
        (all[index]?.rows ?? 0).toLocaleString('en'),
        median(p50).toFixed(2),
        median(p95).toFixed(2),
        times(p50, smallest?.p50),
        times(p95, smallest?.p95),
        errors,
      ]
      say(`${what.padEnd(24)}${cells.map((text) => String(text).padStart(11)).join('')}`)
    }
  }
  for (const { server } of all) await server.stop()
}
