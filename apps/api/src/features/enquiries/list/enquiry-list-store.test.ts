import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDatabase, onPostgres } from '../../../../test/fresh-database.ts'
import { startService } from '../../../../test/service.ts'
import { openPostgres } from '../../../db/connection/postgres.ts'
import { connectOnce } from '../../../db/connection/postgres-connection.ts'
import { sealEnquiries } from '../../../jobs/housekeeping-store.ts'
import { findByIdentifier } from '../../users/user-store.ts'
import { listEnquiries } from './enquiry-list-store.ts'

const { db, url = '', staff, call, enquire } = await startService()
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

  it.runIf(onPostgres)('count what another role stores slowly', async () => {
    // An ordinary role can't see what other roles are running.
    await db.query('create role clerk')
    await db.query('grant all on all tables in schema public to clerk')
    const slow = await connectOnce(url)
    await slow.query('begin')
    await slow.query(
      `insert into enquiries (name, phone, email, subject, message) values ('late', 'p', 'e', 's', 'm')`,
    )
    await enquire()
    await db.transaction(async (tx) => {
      await tx.query('set local role clerk')
      await tx.query('update new_enquiries set announced = true')
      await sealEnquiries(tx)
    })
    await slow.query('commit')
    await slow.end()
    await compare(12)
    await db.query('drop owned by clerk')
    await db.query('drop role clerk')
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

it.runIf(onPostgres)('prepares each shape of query once on a connection', async () => {
  const { url = '', drop } = await freshDatabase()
  const one = openPostgres(url, 1)
  for (let page = 0; page < 3; page++) {
    await listEnquiries(one, {}, 10, page * 10)
    await listEnquiries(one, { status: 'pending', startDate: '2026-01-01' }, 10, page * 10)
    await findByIdentifier(one, `somebody-${page}@mail.example`)
  }
  const prepared = await one.query<{ statement: string }>(
    'select statement from pg_prepared_statements where $1',
    [true],
  )
  const of = (part: string) => prepared.filter(({ statement }) => statement.includes(part))
  expect(of('enquiry_page_start')).toHaveLength(2)
  expect(of('"email_key" =')).toHaveLength(1)
  await one.close()
  await drop()
})

it.runIf(onPostgres)('keeps a bounded number of queries prepared', async () => {
  const { url = '', drop } = await freshDatabase()
  const one = openPostgres(url, 1)
  for (let n = 0; n < 1100; n++) expect(await one.query(`select ${n} as n`)).toEqual([{ n }])
  const [prepared] = await one.query<{ n: number }>(
    'select count(*)::integer as n from pg_prepared_statements where $1',
    [true],
  )
  expect(prepared?.n).toBe(1000)
  await one.close()
  await drop()
})

it.runIf(onPostgres)('plans the inbox once, however many enquiries there are', async () => {
  const { url = '', database, drop } = await freshDatabase()
  await database.query('alter table enquiries disable trigger user')
  // In batches, each well within the statement timeout.
  for (let portion = 0; portion < 5; portion++) {
    await database.query(
      `insert into enquiries (name, phone, email, subject, message, status, created_at)
       select 'n', 'p', 'e', 's', 'm', (array['pending','closed'])[1 + n % 2]::enquiry_status,
         now() - (n * 5 + $1::integer) * interval '2 minutes'
       from generate_series(1, 10000) n`,
      [portion],
    )
  }
  await database.query('analyze enquiries')
  const one = openPostgres(url, 1)
  // Postgres makes five custom plans before it considers a generic one.
  for (let times = 0; times < 12; times++) {
    await listEnquiries(one, {}, 10, times * 10)
    await listEnquiries(one, { status: 'pending' }, 10, times * 10)
  }
  const kept = await one.query<{ custom: number }>(
    `select custom_plans::integer as custom from pg_prepared_statements where statement like '%lateral%' and statement not like $1`,
    ['%pg_prepared%'],
  )
  expect(kept).toHaveLength(2)
  for (const { custom } of kept) expect(custom).toBeLessThan(12)
  await one.close()
  await drop()
})
