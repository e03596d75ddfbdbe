import { expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { startService } from '../../../../test/service.ts'
import { openPostgres } from '../../../db/connection/postgres.ts'
import { connectOnce } from '../../../db/connection/postgres-connection.ts'
import { sealEnquiries } from '../../../db/counters/counters-store.ts'
import { findByIdentifier } from '../../users/user-store.ts'
import { listEnquiries } from './enquiry-list-store.ts'

const { db, url = '', enquire } = await startService()

it('counts what another role stores slowly', async () => {
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
  expect(await listEnquiries(db, {}, 10, 0)).toMatchObject({ total: 2 })
  await db.query('drop owned by clerk')
  await db.query('drop role clerk')
})

it('prepares each shape of query once on a connection', async () => {
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

it('keeps a bounded number of queries prepared', async () => {
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

it('plans the inbox once, however many enquiries there are', async () => {
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
