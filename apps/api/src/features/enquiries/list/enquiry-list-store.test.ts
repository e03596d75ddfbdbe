import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { startService } from '../../../../test/service.ts'
import { sealEnquiries } from '../../../db/counters/counters-store.ts'
import { listEnquiries } from './enquiry-list-store.ts'

const { db, staff, call } = await startService()
const { token } = await staff()

const insert = (count: number, days: number) =>
  db.query(
    `insert into enquiries (name, phone, email, subject, message, status, created_at)
     select 'n', 'p', 'e', 's', 'm', (array['pending','in_progress','resolved','closed'])[1 + n % 4]::enquiry_status,
       now() - random() * $2::integer * interval '1 day'
     from generate_series(1, $1::integer) n`,
    [count, days],
  )

/** The expected result, from a slow but simple query. */
async function counted(
  filter: { startDate?: string; endDate?: string; status?: string },
  limit: number,
  skip: number,
) {
  const where = `deleted_at is null and spam is null
    and ($1::date is null or created_at >= $1::date::timestamp at time zone 'Asia/Kolkata')
    and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata')
    and ($3::text is null or status::text = $3::text)`
  const parameters = [filter.startDate ?? null, filter.endDate ?? null, filter.status ?? null]
  const [row] = await db.query<{ n: number }>(
    `select count(*)::integer as n from enquiries where ${where}`,
    parameters,
  )
  const rows = await db.query<{ id: string }>(
    `select id from enquiries where ${where} order by created_at desc, id desc limit ${limit} offset ${skip}`,
    parameters,
  )
  return { total: row?.n, ids: rows.map(({ id }) => id) }
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

async function compare(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
      fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
      fc.option(fc.constantFrom('pending' as const, 'resolved' as const), { nil: undefined }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 900 }),
      async (from, to, status, limit, skip) => {
        const filter = {
          ...(from !== undefined && { startDate: day(from) }),
          ...(to !== undefined && { endDate: day(to) }),
          ...(status !== undefined && { status }),
        }
        const { rows, total } = await listEnquiries(db, filter, limit, skip)
        expect({ total, ids: rows.map(({ id }) => id) }).toEqual(await counted(filter, limit, skip))
      },
    ),
    { numRuns: runs },
  )
}

describe('totals and pages from the day counters', () => {
  it('are exactly those of counting, for any filter and page', async () => {
    await insert(700, 40)
    await compare(60)
  })

  it('stay exact as the seal moves and rows are changed, deleted, restored and purged', async () => {
    const some = `select id from enquiries order by random() limit 60`
    const steps = [
      () => sealEnquiries(db),
      () => db.query(`update enquiries set deleted_at = now() where id in (${some})`),
      () => db.query(`update enquiries set status = 'closed' where id in (${some})`),
      () => insert(40, 1),
      () => sealEnquiries(db),
      () => db.query(`update enquiries set deleted_at = null where id in (${some})`),
      () => db.query(`update enquiries set spam = 'links' where id in (${some})`),
      () =>
        db.query(`update enquiries set created_at = created_at - interval '3 days' where id in (${some})`),
      () => db.query(`delete from enquiries where id in (${some})`),
      () => sealEnquiries(db),
    ]
    for (const step of steps) {
      await step()
      await compare(12)
    }
  })

  it('are made anew after an import that switched the triggers off, and count nothing twice', async () => {
    await db.query('alter table enquiries disable trigger user')
    await insert(50, 30)
    await db.query('alter table enquiries enable trigger user')
    for (let times = 0; times < 2; times++) {
      await db.query('select recount_enquiries()')
      await compare(12)
    }
  })

  it('stay exact while people write, delete and the seal moves', async () => {
    let busy = true
    const until = (work: () => Promise<unknown>) =>
      (async () => {
        while (busy) await work()
      })()
    const ids = () =>
      db.query<{ id: string }>('select id from enquiries where deleted_at is null order by random() limit 5')
    const writers = [
      until(() =>
        call('POST', '/api/enquiries', {
          body: { name: 'n', phone: 'p', email: 'e', subject: 's', message: 'ten letters' },
        }),
      ),
      until(() => insert(3, 20)),
      until(async () =>
        call('DELETE', '/api/enquiries/multiple', {
          token,
          body: { ids: (await ids()).map(({ id }) => id) },
        }),
      ),
      until(() => db.query('update new_enquiries set announced = true where not announced')),
      until(() => sealEnquiries(db)),
    ]
    for (let n = 0; n < 25; n++) {
      const [row] = await db.query<{ total: number; n: number }>(
        `select w.total, (select count(*) from enquiries where deleted_at is null and spam is null) as n
         from enquiry_page_start(null, null, null, 0) w`,
      )
      expect(row?.total).toBe(row?.n)
    }
    busy = false
    await Promise.all(writers)
    await compare(12)
  })
})

it('reads pages by the index and counts by the days', async () => {
  const { database, drop } = await freshDatabase()
  await database.query(`insert into enquiries (name, phone, email, subject, message, created_at)
    select 'n', 'p', 'e', 's', 'm', now() - n * interval '1 hour' from generate_series(1, 3000) n`)
  await database.query('analyze enquiries')
  const plan = await database.query<Record<string, string>>(
    `explain select w.total, p.* from enquiry_page_start(null, null, null, 2000) w left join lateral (
       select e.id, e.created_at from enquiries e
       where e.deleted_at is null and e.spam is null and e.created_at < w.high and e.created_at >= w.low
       order by e.created_at desc, e.id desc offset w.skip limit 10) p on true`,
  )
  const text = plan.map((row) => Object.values(row)[0]).join('\n')
  expect(text).toMatch(/Index.*Scan Backward using enquiries_inbox/)
  expect(text).not.toMatch(/Sort|Seq Scan/)
  await drop()
})
