import type { EnquiryList, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf, openDesk } from '../../../../test/live.ts'
import { startManyAtOnce } from '../../../../test/many-at-once.ts'
import { addMessage } from '../messages/message-store.ts'
import { endSnoozes } from './end-snoozes.ts'
import { eraseEnquiries } from './erase-enquiries.ts'

const { app, asha, call, db, detail, enquire, milind, several, staff, start, undo } = await startManyAtOnce()

beforeEach(() => db.query('delete from enquiries'))

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const snooze = (id: string, snoozedUntil: string | null, { token } = milind) =>
  call<{ enquiry: StaffEnquiry; errors?: Record<string, string> }>('PUT', `/api/enquiries/${id}/status`, {
    token,
    body: { snoozedUntil },
  })
/** Lets the time of every snooze come. */
const wake = () => db.query(`update enquiries set snoozed_until = now() - interval '1 second'`)
const age = (hours: number) =>
  db.query(`update enquiries set created_at = created_at - $1::integer * interval '1 hour'`, [hours])
const list = async (query: string, { token } = milind) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token })).body.enquiries
const stages = async () => {
  const found: string[] = []
  for (const stage of ['reply', 'due', 'overdue', 'customer', 'snoozed', 'back'])
    if ((await list(`stage=${stage}`)).length > 0) found.push(stage)
  return found
}
const say = (enquiryId: string, direction: 'in' | 'out') =>
  addMessage(db, { enquiryId, direction, channel: 'site', body: 'Lovely.', authorId: null })

describe('a snoozed enquiry', () => {
  it('leaves the queues, and returns at its time without any job', async () => {
    const id = await enquire()
    await age(30)
    const until = inHours(20)
    expect(await stages()).toEqual(['reply', 'overdue'])
    const { body } = await snooze(id, until, asha)
    expect(body.enquiry).toMatchObject({ snoozedUntil: until, snoozedBy: asha.user._id })
    expect(await stages()).toEqual(['snoozed'])
    await wake()
    expect(await stages()).toEqual(['reply', 'overdue', 'back'])
    await snooze(id, null)
    expect(await stages()).toEqual(['reply', 'overdue'])
    const { history } = await detail(id)
    expect(history.map(({ change, from, to }) => ({ change, from: from !== null, to }))).toEqual([
      { change: 'snoozedUntil', from: false, to: until },
      { change: 'snoozedUntil', from: true, to: null },
    ])
  })

  it('needs a reply at its time though we wrote last, until we write again', async () => {
    const id = await enquire()
    await say(id, 'out')
    await snooze(id, inHours(2))
    expect(await stages()).toEqual(['snoozed'])
    await say(id, 'out')
    expect(await stages()).toEqual(['snoozed'])
    await wake()
    expect(await stages()).toEqual(['reply', 'back'])
    await say(id, 'out')
    expect(await stages()).toEqual(['customer'])
  })

  it('is back as soon as the customer writes', async () => {
    const id = await enquire()
    await snooze(id, inHours(48))
    await say(id, 'in')
    expect(await stages()).toEqual(['reply', 'back'])
  })

  it('is only what was snoozed: a reply to another one is not back', async () => {
    const id = await enquire()
    await say(id, 'out')
    await say(id, 'in')
    expect(await stages()).toEqual(['reply'])
  })

  it('stays finished at its time, and is not back when the customer reopens it', async () => {
    const id = await enquire()
    await snooze(id, inHours(2))
    const mark = (status: string) =>
      call<{ enquiry: StaffEnquiry }>('PUT', `/api/enquiries/${id}/status`, {
        token: milind.token,
        body: { status },
      })
    expect((await mark('resolved')).body.enquiry).toMatchObject({ snoozedUntil: null, snoozedBy: null })
    await wake()
    expect(await stages()).toEqual([])
    await say(id, 'in')
    await mark('in_progress')
    expect(await stages()).toEqual(['reply'])
  })

  it('is told to whoever snoozed it, and told once, also if a merge wakes another meanwhile', async () => {
    const [part, root] = [await enquire(), await enquire()]
    for (const id of [part, root]) await snooze(id, inHours(2), asha)
    await db.query('update enquiries set snooze_told = true where id = $1::uuid', [part])
    const path = `/api/enquiries/${part}/merge`
    await call('PUT', path, { token: milind.token, body: { into: root } })
    const rows = await db.query('select id, snoozed_by, snooze_told from enquiries order by created_at')
    expect(rows).toEqual([
      { id: part, snoozed_by: asha.user._id, snooze_told: true },
      { id: root, snoozed_by: null, snooze_told: false },
    ])
  })

  it('forgets its time when its content is erased', async () => {
    const id = await enquire()
    await snooze(id, inHours(2))
    await db.transaction((tx) => eraseEnquiries(tx, null, [id]))
    expect(await db.query('select snoozed_until, snoozed_by from enquiries')).toEqual([
      { snoozed_until: null, snoozed_by: null },
    ])
  })
})

it('refuses what is past, ten years ahead or no time, in one sentence, and viewers', async () => {
  const id = await enquire()
  for (const [until, sentence] of [
    [inHours(-1), 'Choose a time in the future'],
    [inHours(24 * 3650), 'Choose a time within the next twelve months'],
    ['tomorrow', 'Snoozed until must be a time such as 2026-12-31T03:30:00Z, or null'],
  ] as const) {
    const { status, body } = await snooze(id, until)
    expect([status, body.errors]).toEqual([400, { snoozedUntil: sentence }])
    const many = await start({ verb: 'snooze', snoozedUntil: until, scope: { ids: [id] } })
    expect([many.status, many.body.errors]).toEqual([400, { snoozedUntil: sentence }])
  }
  expect((await snooze(id, inHours(1), await staff('viewer'))).status).toBe(403)
  expect(await stages()).toEqual(['reply'])
})

it('snoozes many at once, with undo that keeps what a colleague has snoozed since', async () => {
  const [plain = '', earlier = '', changed = ''] = await several(3)
  const before = inHours(3)
  await snooze(earlier, before, asha)
  const until = inHours(24)
  const { body } = await start({
    verb: 'snooze',
    snoozedUntil: until,
    scope: { ids: [plain, earlier, changed] },
  })
  expect(body.operation).toMatchObject({ state: 'done', changed: 3 })
  expect((await list('stage=snoozed')).map(({ snoozedUntil }) => snoozedUntil)).toEqual([until, until, until])
  const theirs = inHours(72)
  await snooze(changed, theirs, asha)
  expect((await undo(body.operation._id)).body.operation.undone).toBe(2)
  const untilOf = async (id: string) => (await detail(id)).enquiry.snoozedUntil
  expect([await untilOf(plain), await untilOf(earlier), await untilOf(changed)]).toEqual([
    null,
    before,
    theirs,
  ])
  expect((await detail(earlier)).enquiry.snoozedBy).toBe(asha.user._id)
})

it('is still of whoever snoozed it after a second undo, also if the customer ended the snooze', async () => {
  const [waits = '', back = ''] = await several(2)
  const before = inHours(3)
  for (const id of [waits, back]) await snooze(id, before, asha)
  await say(back, 'in')
  const snoozedUntil = inHours(24)
  for (const ids of [[waits, back], [waits]]) {
    const { body } = await start({ verb: 'snooze', snoozedUntil, scope: { ids } })
    expect((await undo(body.operation._id)).body.operation.undone).toBe(ids.length)
    expect((await detail(waits)).enquiry).toMatchObject({ snoozedUntil: before, snoozedBy: asha.user._id })
    expect((await detail(back)).enquiry.snoozedBy).toBe(asha.user._id)
  }
})

it('tells open desks once, and is unread again for whoever set it', async () => {
  const id = await enquire()
  for (const { token } of [milind, asha])
    await call('PUT', `/api/enquiries/${id}/read`, { token, body: { place: 0 } })
  await snooze(id, inHours(1))
  const desk = await openDesk(await addressOf(app), asha.token)
  const { version } = (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body
    .enquiry
  await endSnoozes(app)
  expect(desk.heard.filter(({ name }) => name === 'change')).toEqual([])
  await wake()
  await endSnoozes(app)
  await endSnoozes(app)
  await desk.hears(({ data }) => data.kind === 'changed' && data.ids?.includes(id) === true)
  expect(desk.heard.filter(({ name }) => name === 'change')).toHaveLength(1)
  desk.leave()
  const [mine] = await list('stage=back')
  expect(mine).toMatchObject({ unread: true, version })
  expect((await list('stage=back', asha))[0]).toMatchObject({ unread: false })
})
