import { expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { openPostgres } from '../../../db/connection/postgres.ts'
import { listEnquiries } from '../list/enquiry-list-store.ts'
import { endSnoozes } from './end-snoozes.ts'

const { db, url = '', enquire } = await startService()

it('tells of each return once, from whichever of two processes', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => enquire()))
  await db.query(`update enquiries set snoozed_until = now() - interval '1 minute'`)
  const other = openPostgres(url, 2)
  const told: string[] = []
  const live = { tell: (_kind: string, of: readonly string[]) => told.push(...of) } as never
  await Promise.all([endSnoozes({ db, live }), endSnoozes({ db: other, live }), endSnoozes({ db, live })])
  await endSnoozes({ db, live })
  await other.close()
  expect(told.toSorted()).toEqual(ids.toSorted())
})

it('finds what needs a reply by indexes', async () => {
  await db.query('alter table enquiries disable trigger user')
  await db.query(
    `insert into enquiries (name, phone, email, subject, message, status, turn, snoozed_until)
     select 'n', 'p', 'e', 's', 'm', 'resolved', 'us', case when n % 500 = 0 then now() end from generate_series(1, 8000) n`,
  )
  await db.query('analyze enquiries')
  for (const stage of ['reply', 'snoozed', 'back'] as const) {
    const plan: string[] = []
    const explaining = {
      ...db,
      query: async (text: string, values: unknown[]) => {
        const rows = await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
        plan.push(...rows.map((row) => row['QUERY PLAN']))
        return []
      },
    }
    await listEnquiries(explaining as never, { stage }, 10, 0)
    expect(plan.join('\n'), stage).not.toContain('Seq Scan on enquiries')
  }
})
