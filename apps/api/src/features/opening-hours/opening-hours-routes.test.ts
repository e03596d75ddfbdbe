import type { EnquiryList, Figures } from '@susegad/api-client/contract'
import type { OpeningHours } from '@susegad/api-client/opening-time'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { addMessage, removeMessages } from '../enquiries/messages/message-store.ts'
import { applyHours } from './opening-hours-store.ts'

const { db, staff, call, enquire, read } = await startService()
const milind = await staff()

beforeEach(async () => {
  await db.query('delete from enquiries')
  await db.query('delete from opening_hours')
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const zone = 5.5 * HOUR
/** Midnight of the business, some days from today. */
const midnight = (days: number) => Math.floor((Date.now() + zone) / DAY) * DAY - zone + days * DAY
const dayOf = (time: number) => new Date(time + zone).toISOString().slice(0, 10)

const daily = { from: '12:00', to: '13:00' }
const hoursWith = (closedDays: string[] = [], opening = daily): OpeningHours => ({
  week: {
    monday: opening,
    tuesday: opening,
    wednesday: opening,
    thursday: opening,
    friday: opening,
    saturday: opening,
    sunday: opening,
  },
  closedDays,
})
const save = (hours: OpeningHours | null) =>
  call('PUT', '/api/opening-hours', { token: milind.token, body: { hours } })
const dueAt = async (id: string) => (await read(milind.token, id)).dueAt
const stage = async (name: string) =>
  (await call<EnquiryList>('GET', `/api/enquiries?stage=${name}`, { token: milind.token })).body.total
const cameAt = (id: string, time: number) =>
  db.query('update enquiries set created_at = $2::timestamptz where id = $1::uuid', [
    id,
    new Date(time).toISOString(),
  ])
const say = (enquiryId: string, direction: 'in' | 'out', time: number) =>
  addMessage(db, {
    enquiryId,
    direction,
    channel: 'site',
    body: 'Lovely.',
    authorId: direction === 'out' ? milind.user._id : null,
    createdAt: new Date(time),
  })
const iso = (time: number) => new Date(time).toISOString()

it('promises 24 hours day and night by default', async () => {
  const id = await enquire()
  const { waitingSince, dueAt: due } = await read(milind.token, id)
  expect(Date.parse(due ?? '') - Date.parse(waitingSince ?? '')).toBe(DAY)
  expect(await applyHours(db)).toBe(false)
})

it('moves the due times of open enquiries when opening hours are set, changed and removed', async () => {
  const id = await enquire()
  await cameAt(id, midnight(-3))
  expect([await stage('overdue'), await stage('due')]).toEqual([1, 0])
  await save(hoursWith())
  await applyHours(db)
  expect(await dueAt(id)).toBe(iso(midnight(-2) + 12 * HOUR))
  await save(hoursWith([-2, -1, 0, 1].map((day) => dayOf(midnight(day)))))
  await applyHours(db)
  expect(await dueAt(id)).toBe(iso(midnight(2) + 12 * HOUR))
  expect([await stage('overdue'), await stage('reply')]).toEqual([0, 1])
  await save(null)
  await applyHours(db)
  expect(await dueAt(id)).toBe(iso(midnight(-2)))
  expect(await stage('overdue')).toBe(1)
})

it('counts as due while four opening hours are left', async () => {
  await save(hoursWith([], { from: '00:00', to: '23:59' }))
  const ids = [await enquire(), await enquire(), await enquire()]
  for (const [n, id] of ids.entries()) await cameAt(id, Date.now() - ([72, 22, 1][n] ?? 0) * HOUR)
  await applyHours(db)
  expect([await stage('overdue'), await stage('due'), await stage('reply')]).toEqual([1, 1, 3])
})

it('starts each promise with the customer’s message, and keeps it for the figures', async () => {
  await save(hoursWith([dayOf(midnight(-1)), dayOf(midnight(0))]))
  const id = await enquire()
  await cameAt(id, midnight(-2))
  await applyHours(db)
  const first = iso(midnight(1) + 12 * HOUR)
  await say(id, 'in', midnight(-1))
  expect(await dueAt(id)).toBe(first)
  const answer = await say(id, 'out', midnight(0))
  expect(await dueAt(id)).toBeNull()
  const { startDate, endDate } = { startDate: dayOf(midnight(-5)), endDate: dayOf(midnight(0)) }
  const figures = await call<Figures>('GET', `/api/figures?startDate=${startDate}&endDate=${endDate}`, {
    token: milind.token,
  })
  // Answered after two days, on both of which the business was closed.
  expect(figures.body).toMatchObject({ openingHours: true, totals: { now: { answered: 1, late: 0 } } })
  await say(id, 'in', midnight(0))
  expect(await dueAt(id)).toBe(iso(midnight(2) + 12 * HOUR))
  await removeMessages(db, [answer?.id ?? ''])
  expect(await dueAt(id)).toBe(first)
})

it('stores a new enquiry with its due time', async () => {
  const closed = [0, 1, 2, 3].map((day) => dayOf(midnight(day)))
  await save(hoursWith(closed))
  expect(await dueAt(await enquire())).toBe(iso(midnight(5) + 12 * HOUR))
})

it('brings an enquiry that is opened or restored again in line with the hours of now', async () => {
  const closed = await enquire()
  const deleted = await enquire()
  await cameAt(closed, midnight(-3))
  await cameAt(deleted, midnight(-3))
  const { token } = milind
  const mark = (status: string) => call('PUT', `/api/enquiries/${closed}/status`, { token, body: { status } })
  await mark('closed')
  await call('DELETE', `/api/enquiries/${deleted}`, { token })
  await save(hoursWith())
  await applyHours(db)
  await mark('in_progress')
  await call('POST', '/api/enquiries/restore', { token, body: { ids: [deleted] } })
  const due = iso(midnight(-2) + 12 * HOUR)
  expect([await dueAt(closed), await dueAt(deleted)]).toEqual([due, due])
})

it('applies changed hours once, and again for what was written meanwhile', async () => {
  await save(hoursWith())
  expect([await applyHours(db), await applyHours(db)]).toEqual([true, false])
  await db.query(`update opening_hours set changed_at = changed_at - interval '2 minutes',
    applied_at = applied_at - interval '2 minutes'`)
  expect([await applyHours(db), await applyHours(db)]).toEqual([true, false])
})

it('shows the hours to all staff, and refuses wrong ones', async () => {
  expect((await save(hoursWith([], { from: '18:00', to: '02:00' }))).status).toBe(400)
  await save(hoursWith(['2026-12-25']))
  const viewer = await staff('viewer')
  const { body } = await call('GET', '/api/opening-hours', { token: viewer.token })
  expect(body).toEqual({ hours: hoursWith(['2026-12-25']) })
})
