import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { recountInTurn } from '../../jobs/recount.ts'
import { readConfig } from '../../settings/config.ts'
import type { Queries } from '../database.ts'
import { repairCounters, sealEnquiries } from './counters-store.ts'

const { app, db, untimed, url } = await startService()

const add = (of: Queries, n: number) =>
  of.query(
    `insert into enquiries (name, phone, email, subject, message, created_at)
     select 'n', 'p', 'e', 's', n::text, now() - n * interval '7 hours' from generate_series(1, $1::integer) n`,
    [n],
  )
const listed = async () => {
  const [row] = await db.query<{ total: number; closed: number; recent: number }>(
    `select (select total from enquiry_page_start(null, null, null, 0)) as total,
       (select total from enquiry_page_start(null, null, 'closed', 0)) as closed,
       (select total from enquiry_page_start(current_date - 3, current_date + 1, null, 0)) as recent`,
  )
  return row
}
const counted = async () => {
  const [row] = await db.query(
    `select count(*) as total, count(*) filter (where status = 'closed') as closed,
       count(*) filter (where enquiry_day(created_at) >= current_date - 3) as recent
     from enquiries where deleted_at is null and spam is null`,
  )
  return row
}

// Roles belong to the whole server, which other test files share.
const clerk = `clerk_${randomBytes(4).toString('hex')}`
await db.query(`create role ${clerk}`)
await db.query(`grant select, insert, update, delete, truncate on enquiries to ${clerk}`)
await db.query(
  `grant truncate on enquiry_notes, note_mentions, enquiry_changes, first_answers, messages, quotes, enquiry_reads, attachments, attachment_parts to ${clerk}`,
)
const asClerk = (work: (tx: Queries) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.query(`set local role ${clerk}`)
    await work(tx)
  })

beforeEach(async () => {
  await db.query('truncate enquiries cascade')
  await add(db, 30)
  await sealEnquiries(db)
  await db.query(
    `insert into enquiries (name, phone, email, subject, message) values ('New', 'p', 'e', 's', 'new')`,
  )
})

describe('a role that may only change enquiries', () => {
  it('stores, changes and removes them, and every count follows', async () => {
    await asClerk(async (tx) => {
      await add(tx, 5)
      await tx.query(`update enquiries set status = 'closed' where message in ('1', '2', 'new')`)
      await tx.query(`update enquiries set deleted_at = now() where message = '3'`)
      await tx.query(`delete from enquiries where message in ('4', '20')`)
    })
    expect(await listed()).toEqual(await counted())
    expect(await repairCounters(untimed)).toEqual([])
  })

  it('empties the table, and the counts are empty', async () => {
    await asClerk((tx) => tx.query('truncate enquiries cascade'))
    expect(await listed()).toEqual({ total: 0, closed: 0, recent: 0 })
    expect(await repairCounters(untimed)).toEqual([])
  })

  it('does not lead the counting to tables of its own', async () => {
    await asClerk(async (tx) => {
      await tx.query('create temporary table new_enquiries (enquiry_id uuid) on commit drop')
      await tx.query('create temporary table enquiry_days (day date) on commit drop')
      await tx.query(`update enquiries set status = 'closed' where message in ('1', 'new')`)
      await tx.query(`delete from enquiries where message = '5'`)
    })
    expect(await listed()).toEqual(await counted())
  })

  it.each([
    'update enquiry_days set count = 0',
    'delete from new_enquiries',
    'update enquiry_totals set count = 0',
    `create temporary table mine (id uuid); create trigger mine after truncate on mine execute function enquiries_emptied()`,
  ])('can not: %s', async (text) => {
    await expect(
      asClerk(async (tx) => {
        for (const statement of text.split('; ')) await tx.query(statement)
      }),
    ).rejects.toThrow(/permission denied/)
  })
})

it('a backlog is counted in steps, and the total is right after each', async () => {
  await add(db, 6000)
  const waiting = () => db.query('select count(*)::integer as enquiries from new_enquiries')
  await sealEnquiries(db)
  expect(await waiting()).toEqual([{ enquiries: 1001 }])
  expect(await listed()).toEqual(await counted())
  await sealEnquiries(db)
  expect(await waiting()).toEqual([{ enquiries: 1 }])
  expect(await listed()).toEqual(await counted())
})

describe('counters that went wrong', () => {
  it.each([
    ['a day', `update enquiry_days set count = count + 2 where day = (select min(day) from enquiry_days)`],
    ['a total', `update enquiry_totals set count = count + 3 where status = 'pending'`],
    ['a mark', `update new_enquiries set status = 'closed'`],
    ['a mark without its enquiry', `update new_enquiries set enquiry_id = gen_random_uuid()`],
    [
      'rows that were taken past the triggers',
      `alter table enquiries disable trigger user; delete from enquiries where message in ('1', '9'); alter table enquiries enable trigger user`,
    ],
  ])('%s: are found, counted anew, and right after it', async (_what, text) => {
    for (const statement of text.split('; ')) await db.query(statement)
    expect((await repairCounters(untimed)).length).toBeGreaterThan(0)
    expect(await listed()).toEqual(await counted())
    expect(await repairCounters(untimed)).toEqual([])
  })

  it('are told and counted, once a day', async () => {
    const lines: { drift: { counted: number; found: number }[] }[] = []
    const log = { warn: (line: (typeof lines)[number]) => lines.push(line) } as never
    const config = { ...readConfig({}), databaseUrl: url }
    const run = () => recountInTurn({ db, log, countRepaired: app.countRepaired }, config)
    await db.query(
      `update enquiry_days set count = count + 2 where day = (select min(day) from enquiry_days)`,
    )
    await run()
    await run()
    // How many enquiries fell on that day depends on the time of day.
    const found = expect.any(Number)
    expect(lines).toMatchObject([
      { job: 'recount', wrong: 1, drift: [{ status: 'pending', counted: found, found }] },
    ])
    expect(lines[0]?.drift.map((it) => it.counted - it.found)).toEqual([2])
    expect((await app.inject('/metrics')).body).toMatch(/^enquiry_counters_repaired_total 1$/m)
  })
})
