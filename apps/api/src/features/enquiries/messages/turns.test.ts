import type { EnquiryList, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { addMessage, removeMessages } from './message-store.ts'

const { db, staff, call, enquire } = await startService()
const milind = await staff()
const asha = await staff('agent')

beforeEach(() => db.query('delete from enquiries'))

const HOUR = 3_600_000
const say = (enquiryId: string, direction: 'in' | 'out', hours: number, authorId: string | null = null) =>
  addMessage(db, {
    enquiryId,
    direction,
    channel: 'site',
    body: 'Lovely.',
    authorId,
    createdAt: new Date(Date.now() - hours * HOUR),
  })
const list = async (query = '', { token } = milind) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token })).body.enquiries
const first = async (by = milind): Promise<StaffEnquiry | undefined> => (await list('', by))[0]
const waited = async () => {
  const since = (await first())?.waitingSince
  return since ? Math.round((Date.now() - Date.parse(since)) / HOUR) : since
}
const mark = (id: string, status: string) =>
  call('PUT', `/api/enquiries/${id}/status`, { token: milind.token, body: { status } })
const inStage = async (stage: string) => (await list(`stage=${stage}`)).length

it('knows who has to write next, and since when the customer waits', async () => {
  const id = await enquire()
  await db.query(`update enquiries set created_at = created_at - interval '30 hours' where id = $1::uuid`, [
    id,
  ])
  expect(await waited()).toBe(30)
  expect(await inStage('overdue')).toBe(1)
  await say(id, 'in', 5)
  expect(await waited()).toBe(30)
  const answer = await say(id, 'out', 4)
  expect(await waited()).toBeNull()
  expect([await inStage('reply'), await inStage('customer')]).toEqual([0, 1])
  await say(id, 'in', 22)
  await say(id, 'in', 1)
  expect(await waited()).toBe(22)
  expect([await inStage('reply'), await inStage('due'), await inStage('overdue')]).toEqual([1, 1, 0])
  await removeMessages(db, [answer?.id ?? ''])
  expect(await waited()).toBe(30)
})

it('forgets a first answer that was withdrawn, for the one that came after it', async () => {
  const id = await enquire()
  const firstBy = async () =>
    (await db.query<{ by_id: string }>('select by_id from first_answers')).map((row) => row.by_id)
  const withdrawn = await say(id, 'out', 3, milind.user._id)
  const later = await say(id, 'out', 2, asha.user._id)
  expect(await firstBy()).toEqual([milind.user._id])
  await removeMessages(db, [withdrawn?.id ?? ''])
  expect(await firstBy()).toEqual([asha.user._id])
  await removeMessages(db, [later?.id ?? ''])
  expect(await firstBy()).toEqual([])
  await say(id, 'out', 1, milind.user._id)
  expect(await firstBy()).toEqual([milind.user._id])
})

it('leaves the customer waiting after a call that reached nobody, and not after one that did', async () => {
  const id = await enquire()
  const log = (channel: string, outcome: string) =>
    call('POST', `/api/enquiries/${id}/contacts`, { token: milind.token, body: { channel, outcome } })
  const arrived = (await first())?.waitingSince
  await log('phone', 'no-answer')
  expect((await first())?.waitingSince).toBe(arrived)
  expect((await first())?.lastMessage).toMatchObject({ channel: 'phone', outcome: 'no-answer' })
  await log('visit', 'agreed')
  expect(await waited()).toBeNull()
  await log('whatsapp', 'no-answer')
  expect(await waited()).toBeNull()
  expect(await inStage('customer')).toBe(1)
})

it('waits for nothing once an enquiry is finished, and then from the message that reopens it', async () => {
  const id = await enquire()
  await db.query(`update enquiries set created_at = created_at - interval '30 hours' where id = $1::uuid`, [
    id,
  ])
  await mark(id, 'resolved')
  expect(await waited()).toBeNull()
  expect(await inStage('reply')).toBe(0)
  await say(id, 'in', 2)
  await mark(id, 'in_progress')
  expect(await waited()).toBe(2)
})

it('is unread for each member until they have read it, and again when somebody else writes', async () => {
  const id = await enquire()
  const read = (place: number, { token } = milind) =>
    call('PUT', `/api/enquiries/${id}/read`, { token, body: { place } })
  const isUnread = async (by = milind) => {
    const listed = (await first(by))?.unread
    const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: by.token })
    expect(body.enquiry.unread).toBe(listed)
    return listed
  }
  expect(await isUnread()).toBe(true)
  expect((await read(0)).status).toBe(204)
  expect([await isUnread(), await isUnread(asha)]).toEqual([false, true])
  const place = (await say(id, 'in', 1))?.place ?? 0
  for (const query of ['', 'stage=open', 'sort=lastMessage', 'status=pending'])
    expect((await list(query))[0]?.unread, query).toBe(true)
  await read(place)
  await read(0)
  expect(await isUnread()).toBe(false)
  await say(id, 'out', 0, milind.user._id)
  expect(await isUnread()).toBe(false)
  await say(id, 'out', 0, asha.user._id)
  expect(await isUnread()).toBe(true)
  const answered = await enquire()
  await say(answered, 'out', 0, milind.user._id)
  expect((await list()).find(({ _id }) => _id === answered)?.unread).toBe(false)
  const { status } = await call('PUT', `/api/enquiries/${asha.user._id}/read`, {
    token: milind.token,
    body: { place: 0 },
  })
  expect(status).toBe(404)
})

it('is as read as its parts were before they were merged', async () => {
  const [part, root] = [await enquire(), await enquire()]
  const places = new Map<string, number>()
  for (const id of [root, part]) places.set(id, (await say(id, 'in', 1))?.place ?? 0)
  const read = (id: string, { token } = milind) =>
    call('PUT', `/api/enquiries/${id}/read`, { token, body: { place: places.get(id) } })
  for (const id of [root, part]) await read(id)
  await read(part, asha)
  await call('PUT', `/api/enquiries/${root}/read`, { token: asha.token, body: { place: 0 } })
  await call('PUT', `/api/enquiries/${part}/merge`, { token: milind.token, body: { into: root } })
  const isUnread = async (by = milind) =>
    (await list('sort=lastMessage', by)).find(({ _id }) => _id === root)?.unread
  expect([await isUnread(), await isUnread(asha)]).toEqual([false, true])
  await say(root, 'in', 0)
  expect(await isUnread()).toBe(true)
})

it('is as read as its parts were, also those that had parts themselves', async () => {
  const [part, middle, root] = [await enquire(), await enquire(), await enquire()]
  const merge = (id: string, into: string) =>
    call('PUT', `/api/enquiries/${id}/merge`, { token: milind.token, body: { into } })
  const read = (id: string, place = 0) =>
    call('PUT', `/api/enquiries/${id}/read`, { token: milind.token, body: { place } })
  await read(root, (await say(root, 'in', 2))?.place)
  const last = await say(part, 'in', 1)
  await merge(part, middle)
  await read(middle, last?.place)
  await merge(middle, root)
  expect((await list('sort=lastMessage')).find(({ _id }) => _id === root)?.unread).toBe(false)
})

it('keeps what members have read out of the way of their leaving', async () => {
  const id = await enquire()
  const tara = await staff('agent')
  await call('PUT', `/api/enquiries/${id}/read`, { token: tara.token, body: { place: 0 } })
  await db.query('delete from users where id = $1::uuid', [tara.user._id])
  expect(await db.query('select 1 from enquiry_reads')).toEqual([])
})
