import type { EnquiryFilter } from '@susegad/api-client/contract'
import { VIEW_COUNT_MAX } from '@susegad/api-client/rules'
import { openPostgres } from '../src/db/connection/postgres.ts'
import { countUpTo } from '../src/features/enquiries/list/count-enquiries.ts'
import { countViews } from '../src/features/views/count-views.ts'
import { say } from '../test/deployed/ledger.ts'
import { median, quantile, timesInTurn } from './load.ts'
import { fillOlder } from './older-business.ts'
import { addDatabase, startDatabase } from './servers.ts'

const SIZES = [10_000, 1_000_000]
const ROUNDS = 15

const database = await startDatabase()
const all = []
for (const rows of SIZES) {
  const { url } = await addDatabase(database.url, `views_${rows}`)
  await fillOlder(url, rows, { searchable: true })
  const db = openPostgres(url, 2)
  const [admin] = await db.query<{ id: string }>(`select id from users where role = 'admin' limit 1`)
  all.push({ rows, db, reader: admin?.id ?? '' })
}

const filters: Record<string, EnquiryFilter> = {
  closed: { status: 'closed' },
  'a place': { place: 'hotel/house-3' },
  'a place of nothing': { place: 'hotel/none' },
  'answered late': { answer: 'late' },
  'a word of every one': { q: 'rooms' },
  'a word of one': { q: 'guest 777' },
  'a word of a hundredth': { q: 'name 77' },
  'a word of none': { q: 'parachute' },
  'a word of every one, in spam': { q: 'rooms', spam: 'only' },
  'a word of every one, of nobody’s': { q: 'rooms', source: 'call' },
  'a word of every one, one week': { q: 'rooms', startDate: '2026-11-01', endDate: '2026-11-07' },
}

type Sized = (typeof all)[number]
const ways: Record<string, (sized: Sized) => Promise<unknown>> = {
  'all that everybody has': ({ db, reader }) => countViews(db, reader, []),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      ({ db }: Sized) => countUpTo(db, filter, VIEW_COUNT_MAX),
    ]),
  ),
}

say('Counts of views: sizes in turn; milliseconds, and as a multiple of the smallest size')
say(`${'what'.padEnd(36)}${['rows', 'p50', 'p95', '× p50'].map((head) => head.padStart(12)).join('')}  found`)
for (const [what, ask] of Object.entries(ways)) {
  const found: unknown[] = []
  for (const sized of all) found.push(await ask(sized))
  const times = await timesInTurn(all, ROUNDS, ask)
  for (const [index, { rows }] of all.entries()) {
    const own = times[index] ?? []
    const cells = [
      rows.toLocaleString('en'),
      median(own).toFixed(2),
      quantile(own, 0.95).toFixed(2),
      (median(own) / median(times[0] ?? [])).toFixed(2),
    ]
    const told = what in filters ? JSON.stringify(found[index]) : ''
    say(`${what.padEnd(36)}${cells.map((text) => text.padStart(12)).join('')}  ${told}`)
  }
}
for (const { db } of all) await db.close()
await database.stop()
