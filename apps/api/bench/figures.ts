import { openPostgres } from '../src/db/connection/postgres.ts'
import { listEnquiries } from '../src/features/enquiries/list/enquiry-list-store.ts'
import { readFigures } from '../src/features/figures/figures.ts'
import { say } from '../test/deployed/ledger.ts'
import { median, timesInTurn } from './load.ts'
import { A_DAY, fillOlder } from './older-business.ts'
import { addDatabase, startDatabase } from './servers.ts'

// 50 days, 500 days and 14 years.
const SIZES = [10_000, 100_000, 1_000_000]
const ROUNDS = 15

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const days = (count: number) => ({ startDate: day(count), endDate: day(1) })

const database = await startDatabase()
const all = []
for (const rows of SIZES) {
  const { url } = await addDatabase(database.url, `figures_${rows}`)
  await fillOlder(url, rows)
  all.push({ rows, db: openPostgres(url, 2) })
}

type Sized = (typeof all)[number]
/** What is asked, and of how many days with those before. */
const ways: Record<string, { of: number; ask: (sized: Sized) => Promise<unknown> }> = {
  'figures of 7 days': { of: 14, ask: ({ db }) => readFigures(db, days(7)) },
  'figures of 20 days': { of: 40, ask: ({ db }) => readFigures(db, days(20)) },
  'figures of 365 days': { of: 730, ask: ({ db }) => readFigures(db, days(365)) },
  'late ones of 7 days': {
    of: 7,
    ask: ({ db }) => listEnquiries(db, { ...days(7), answer: 'late' }, 10, 0),
  },
  'one place in 7 days': {
    of: 7,
    ask: ({ db }) => listEnquiries(db, { ...days(7), place: 'hotel/house-3' }, 10, 0),
  },
}

say(`Figures: ${A_DAY} enquiries a day, sizes in turn; milliseconds, and as a multiple of the smallest size`)
say(
  `${'what'.padEnd(24)}${['rows', 'of them read', 'p50', '× p50', '× per row'].map((head) => head.padStart(14)).join('')}`,
)
for (const [what, { of, ask }] of Object.entries(ways)) {
  const times = await timesInTurn(all, ROUNDS, ask)
  const readOf = (rows: number) => Math.min(rows, of * A_DAY)
  for (const [index, { rows }] of all.entries()) {
    const ratio = median(times[index]?.map((time, round) => time / (times[0]?.[round] ?? time)) ?? [])
    const more = readOf(rows) / readOf(SIZES[0] ?? rows)
    const cells = [
      rows.toLocaleString('en'),
      readOf(rows).toLocaleString('en'),
      median(times[index] ?? []).toFixed(2),
      ratio.toFixed(2),
      (ratio / more).toFixed(2),
    ]
    say(`${what.padEnd(24)}${cells.map((text) => text.padStart(14)).join('')}`)
  }
}
for (const { db } of all) await db.close()
await database.stop()
