import type { EnquiryList, SelectedResult } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { startService } from '../../../../test/service.ts'
import { addMessage, removeMessages } from '../messages/message-store.ts'
import { listEnquiries } from './enquiry-list-store.ts'

const { db, staff, call, enquire } = await startService()
const { token } = await staff()

beforeEach(() => db.query('delete from enquiries'))

const agedBy = (id: string, hours: number) =>
  db.query(`update enquiries set created_at = now() - $2::float * interval '1 hour' where id = $1::uuid`, [
    id,
    hours,
  ])
const aged = async (hours: number) => {
  const id = await enquire()
  await agedBy(id, hours)
  return id
}
const say = (enquiryId: string, hours: number, direction: 'in' | 'out' = 'in') =>
  addMessage(db, {
    enquiryId,
    direction,
    channel: 'site',
    body: 'Lovely.',
    createdAt: new Date(Date.now() - hours * 3_600_000),
  })
const listed = async (query = '') => {
  const { body } = await call<EnquiryList>('GET', `/api/enquiries?sort=lastMessage${query}`, { token })
  return body.enquiries.map(({ _id }) => _id)
}
const selected = async (body: object) =>
  (await call<SelectedResult>('POST', '/api/enquiries/select', { token, body })).body.ids

it('lists first whoever wrote or was written to last, and a new enquiry counts as a message', async () => {
  const old = await aged(300)
  const middle = await aged(200)
  const recent = await aged(100)
  expect(await listed()).toEqual([recent, middle, old])
  await say(old, 2)
  await say(middle, 50, 'out')
  expect(await listed()).toEqual([old, middle, recent])
  const fresh = await enquire()
  expect(await listed()).toEqual([fresh, old, middle, recent])
  expect(await listed('&status=pending&q=')).toEqual([fresh, old, middle, recent])
  expect(await listed('&limit=2&page=2')).toEqual([middle, recent])
  const { body } = await call<EnquiryList>('GET', '/api/enquiries?sort=created', { token })
  expect(body.enquiries.map(({ _id }) => _id)).toEqual([fresh, recent, middle, old])
  expect(await selected({ sort: 'lastMessage' })).toEqual([fresh, old, middle, recent])
  expect(await selected({})).toEqual([fresh, recent, middle, old])
})

it('knows a message that is taken back', async () => {
  const old = await aged(300)
  const recent = await aged(100)
  const earlier = await say(old, 250)
  const last = await say(old, 2)
  expect(await listed()).toEqual([old, recent])
  await removeMessages(db, [last?.id ?? ''])
  expect(await listed()).toEqual([recent, old])
  await removeMessages(db, [earlier?.id ?? ''])
  const [row] = await db.query<{ at: string | null }>(
    'select last_message_at as at from enquiries where id = $1::uuid',
    [old],
  )
  expect(row?.at).toBeNull()
})

it('neither changes the version of an enquiry nor tells of a change when a message is written', async () => {
  const id = await enquire()
  const versionOf = () => db.query('select version, updated_at from enquiries where id = $1::uuid', [id])
  const before = await versionOf()
  await say(id, 0)
  expect(await versionOf()).toEqual(before)
})

it('leaves out and repeats no row from page to page, also of one moment', async () => {
  await db.query(
    `insert into enquiries (name, phone, email, subject, message, created_at)
     select 'n', 'p', 'e', 's', 'm', '2026-11-01T10:00:00Z'::timestamptz from generate_series(1, $1::int)`,
    [23],
  )
  const pages: string[] = []
  for (let page = 1; page <= 5; page++) pages.push(...(await listed(`&limit=5&page=${page}`)))
  expect(new Set(pages).size).toBe(23)
  expect(pages).toHaveLength(23)
})

it('is read by its index', async () => {
  const { database, drop } = await freshDatabase()
  await database.query(`insert into enquiries (name, phone, email, subject, message, created_at)
    select 'n', 'p', 'e', 's', 'm', now() - n * interval '1 hour' from generate_series(1, 3000) n`)
  await database.query('analyze enquiries')
  const plans: string[] = []
  const query = async (text: string, parameters: unknown[]) => {
    const rows = await database.query<Record<string, string>>(`explain ${text}`, parameters)
    plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
    return []
  }
  await listEnquiries({ ...database, query } as never, {}, 10, 20, 'lastMessage')
  expect(plans.join('\n')).toMatch(/Index.*Scan Backward using enquiries_by_last_message/)
  expect(plans.join('\n')).not.toMatch(/Seq Scan on enquiries/)
  await drop()
})
