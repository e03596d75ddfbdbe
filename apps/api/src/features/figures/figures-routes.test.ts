import type { Figures, Label, MessageResult, StaffEnquiry } from '@susegad/api-client/contract'
import { quoteTotals } from '@susegad/api-client/quote-total'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { addMessage } from '../enquiries/messages/message-store.ts'

const { call, staff, customer, verifiedCustomer, enquire, db } = await startService()
const milind = await staff()
const { token } = milind

const at = (day: string, time: string) => `${day}T${time}+05:30`

/** An enquiry at a moment, answered by somebody after some hours. */
async function asked(
  moment: string,
  context: object | null,
  answer?: { after: number; by: string; how?: 'call' | 'email' },
): Promise<string> {
  const id = await enquire()
  await db.query(
    'update enquiries set created_at = $2::timestamptz, context = $3::jsonb where id = $1::uuid',
    [...[id, moment], context && JSON.stringify(context)],
  )
  if (answer) {
    await db.query(`update enquiries set status = 'resolved' where id = $1::uuid`, [id])
    await addMessage(db, {
      enquiryId: id,
      direction: 'out',
      channel: answer.how === 'call' ? 'phone' : 'email',
      authorId: answer.by,
      body: 'Yes.',
      createdAt: new Date(Date.parse(moment) + answer.after * 3_600_000),
    })
  }
  return id
}

const read = async (query = '?startDate=2026-03-02&endDate=2026-03-08') =>
  (await call<Figures>('GET', `/api/figures${query}`, { token })).body
const list = async (filter: string) =>
  (await call<{ enquiries: StaffEnquiry[]; total: number }>('GET', `/api/enquiries?${filter}`, { token }))
    .body

const none = { count: 0, median: null, ninetieth: null }
const laView = { kind: 'hotel', slug: 'la-view', page: '/hotels/la-view' }
const week = 'startDate=2026-03-02&endDate=2026-03-08'
const by = milind.user._id

// Monday begins at midnight in Asia/Kolkata, still Sunday in UTC.
const firstMinute = await asked(at('2026-03-02', '00:00:00'), laView, { after: 2, by })
const lastMinute = await asked(at('2026-03-08', '23:59:59'), laView, { after: 4, by, how: 'call' })
const late = await asked(at('2026-03-04', '10:00:00'), { kind: 'page', page: '/contact' }, { after: 30, by })
const waiting = await asked(at('2026-03-05', '10:00:00'), null)
// Somebody began with it; that is no answer.
await db.query(`update enquiries set status = 'in_progress' where id = $1::uuid`, [waiting])
const outside = await asked(at('2026-03-09', '00:00:00'), laView)
const before = await asked(at('2026-03-01', '23:59:59'), laView, { after: 10, by })
const spam = await asked(at('2026-03-05', '10:00:00'), laView)
await db.query(`update enquiries set spam = 'links' where id = $1::uuid`, [spam])

it('counts enquiries by day in Asia/Kolkata, place and page, and those of the period before', async () => {
  const { period, before: former, totals, days, places, pages } = await read()
  expect(period).toEqual({ startDate: '2026-03-02', endDate: '2026-03-08' })
  expect(former).toEqual({ startDate: '2026-02-23', endDate: '2026-03-01' })
  expect([totals.now.total, totals.before.total]).toEqual([4, 1])
  expect(days.map(({ count }) => count)).toEqual([1, 0, 1, 1, 0, 0, 1])
  expect(days.at(-1)).toMatchObject({ day: '2026-03-08', beforeDay: '2026-03-01', before: 1 })
  expect(places).toEqual([
    { place: 'hotel/la-view', count: 2, before: 1, median: 3 * 3600, accepted: 0, sales: 0 },
    { place: 'none', count: 1, before: 0, median: null, accepted: 0, sales: 0 },
    { place: 'page', count: 1, before: 0, median: 30 * 3600, accepted: 0, sales: 0 },
  ])
  expect(pages).toContainEqual(expect.objectContaining({ page: '/contact', count: 1, before: 0 }))
})

it('measures the time to the first answer, by email or call, and lists late ones', async () => {
  const { totals, people, late: waited } = await read()
  expect(totals.now).toEqual({
    total: 4,
    answered: 3,
    waiting: 1,
    late: 2,
    accepted: 0,
    median: 4 * 3600,
    ninetieth: expect.closeTo((4 + 0.8 * 26) * 3600, 3),
    sales: 0,
    replies: { count: 3, median: 4 * 3600, ninetieth: expect.closeTo((4 + 0.8 * 26) * 3600, 3) },
    resolved: none,
  })
  expect(totals.before).toMatchObject({ answered: 1, median: 36_000, late: 0 })
  expect(people).toEqual([
    {
      _id: by,
      name: 'Milind Naik',
      now: {
        answered: 3,
        median: 4 * 3600,
        ninetieth: totals.now.ninetieth,
        late: 1,
        accepted: 0,
        sales: 0,
        replies: totals.now.replies,
        resolved: none,
      },
      before: expect.objectContaining({ answered: 1, median: 36_000, ninetieth: 36_000, late: 0 }),
    },
  ])
  expect(waited.map(({ _id, answered }) => [_id, answered])).toEqual([
    [waiting, false],
    [late, true],
  ])
})

it('lists for each figure exactly the enquiries that it counts', async () => {
  const idsOf = async (filter: string) =>
    (await list(`${week}&${filter}`)).enquiries.map(({ _id }) => _id).sort()
  expect(await idsOf('')).toEqual([firstMinute, lastMinute, late, waiting].sort())
  expect(await idsOf('place=hotel/la-view')).toEqual([firstMinute, lastMinute].sort())
  expect(await idsOf('place=none')).toEqual([waiting])
  expect(await idsOf('sourcePage=/contact')).toEqual([late])
  expect(await idsOf('answer=late')).toEqual([late, waiting].sort())
  expect(await idsOf('answer=waiting')).toEqual([waiting])
  expect(await idsOf('answer=answered')).toEqual([firstMinute, lastMinute, late].sort())
  expect(await idsOf(`answeredBy=${by}`)).toEqual([firstMinute, lastMinute, late].sort())
  expect((await list(`answeredBy=${by}`)).enquiries.map(({ _id }) => _id)).toContain(before)
  expect((await list(`answer=waiting`)).enquiries.map(({ _id }) => _id)).toContain(outside)
})

it("takes the earliest message of staff as the first answer, not a note, a status change, a call without an answer or a customer's message", async () => {
  const asker = await customer()
  const id = await enquire({}, { token: asker.token })
  const first = async () =>
    (await db.query('select by_id from first_answers where enquiry_id = $1::uuid', [id]))[0]
  await call('POST', `/api/enquiries/${id}/messages`, { token: asker.token, body: { text: 'Is it free?' } })
  for (const body of [{ assignedTo: by }, { status: 'closed' }, { status: 'pending' }])
    await call('PUT', `/api/enquiries/${id}/status`, { token, body })
  await call('POST', `/api/enquiries/${id}/notes`, { token, body: { text: 'Looked at it.' } })
  expect(await first()).toBeUndefined()
  const log = (outcome: string) =>
    call('POST', `/api/enquiries/${id}/contacts`, { token, body: { channel: 'visit', outcome } })
  await log('no-answer')
  expect(await first()).toBeUndefined()
  await log('agreed')
  const colleague = await staff()
  await call('POST', `/api/enquiries/${id}/answers`, { token: colleague.token, body: { text: 'It is.' } })
  expect(await first()).toEqual({ by_id: by })
  await db.query('delete from users where id = $1::uuid', [colleague.user._id])
  await db.query(`delete from enquiries where id = $1::uuid`, [id])
  expect(await first()).toBeUndefined()
})

it('counts enquiries by label, for each that they have, and lists them', async () => {
  const make = async (name: string) =>
    (await call<{ label: Label }>('POST', '/api/labels', { token, body: { name, color: 'gold' } })).body.label
      ._id
  const [group, wedding, gone] = [await make('Group'), await make('Wedding'), await make('Gone')]
  await db.query(`update enquiries set labels = array[$2, $3, $4]::uuid[] where id = $1::uuid`, [
    late,
    group,
    wedding,
    gone,
  ])
  await db.query(`update enquiries set labels = array[$2]::uuid[] where id = $1::uuid`, [before, group])
  await call('DELETE', `/api/labels/${gone}`, { token })
  const { labels } = await read()
  const of = { median: 30 * 3600, accepted: 0, sales: 0 }
  expect(labels).toEqual([
    { _id: group, name: 'Group', count: 1, before: 1, ...of },
    { _id: wedding, name: 'Wedding', count: 1, before: 0, ...of },
  ])
  expect((await list(`${week}&label=${group}`)).enquiries.map(({ _id }) => _id)).toEqual([late])
})

it('counts enquiries with an accepted quote once, by sender, and lists them', async () => {
  const asker = await verifiedCustomer()
  const asha = await staff()
  const lines = [
    { text: 'A room', quantity: 2, nights: 3, price: 4499 },
    { text: 'A trip', quantity: 1, price: 1500 },
  ]
  const discount = { kind: 'percent', value: 15, membership: false } as const
  const quote = { lines, discount, validUntil: '2099-12-31' }
  const { total } = quoteTotals({ lines: lines.map((line) => ({ nights: null, ...line })), discount })
  const offer = async (id: string, from: string, isAccepted: boolean) => {
    const answer = { token: from, body: { text: 'Here it is.', quote } }
    const { body } = await call<MessageResult>('POST', `/api/enquiries/${id}/answers`, answer)
    const path = `/api/quotes/${body.message.quote?._id}/accept`
    if (isAccepted) await call('POST', path, { token: asker.token })
  }
  const ids: string[] = []
  for (const day of ['2026-05-04', '2026-05-05', '2026-05-06']) {
    const id = await enquire({ email: asker.user.email }, { token: asker.token })
    const moved = [id, at(day, '10:00:00')]
    await db.query('update enquiries set created_at = $2::timestamptz where id = $1::uuid', moved)
    ids.push(id)
  }
  const [both = '', one = '', open = ''] = ids
  for (const from of [token, asha.token, token]) await offer(both, from, true)
  await offer(one, token, true)
  await offer(open, token, false)
  const days = 'startDate=2026-05-04&endDate=2026-05-10'
  const { totals, people, places } = await read(`?${days}`)
  expect([totals.now.accepted, totals.before.accepted]).toEqual([2, 0])
  const accepted = people.map(({ _id, now }) => [_id, now.accepted, now.sales])
  expect(accepted.sort((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
    [by, 2, 3 * total],
    [asha.user._id, 1, total],
  ])
  expect(totals.now.sales).toBe(4 * total)
  expect(places.map(({ accepted: count, sales }) => [count, sales])).toEqual([[2, 4 * total]])
  const listed = async (filter: string) =>
    (await list(`${days}&${filter}`)).enquiries.map(({ _id }) => _id).sort()
  expect(await listed('acceptedFrom=anybody')).toEqual([both, one].sort())
  expect(await listed(`acceptedFrom=${asha.user._id}`)).toEqual([both])
  expect(await listed('acceptedFrom=none')).toEqual([])
})

it('measures every reply from the first message that waited for it, and the time until resolved', async () => {
  const id = await asked(at('2026-04-06', '10:00:00'), null)
  const colleague = (await staff()).user._id
  const says = (time: string, direction: 'in' | 'out', authorId: string | null = null) =>
    addMessage(db, {
      enquiryId: id,
      direction,
      channel: 'email',
      authorId,
      body: 'A message.',
      createdAt: new Date(at('2026-04-06', time)),
    })
  await says('11:00:00', 'out', by)
  await says('11:30:00', 'out', by)
  await says('12:00:00', 'in')
  await says('14:00:00', 'in')
  await says('15:00:00', 'out', colleague)
  await says('16:00:00', 'in')
  const caller = (await staff()).user._id
  await addMessage(db, {
    enquiryId: id,
    direction: 'out',
    channel: 'phone',
    authorId: caller,
    body: '',
    outcome: 'no-answer',
    createdAt: new Date(at('2026-04-06', '17:00:00')),
  })
  const body = { status: 'resolved' }
  await call('PUT', `/api/enquiries/${id}/status`, { token, body })
  await db.query('update enquiry_changes set at = $2::timestamptz where enquiry_id = $1::uuid', [
    id,
    at('2026-04-08', '10:00:00'),
  ])
  const { totals, people } = await read('?startDate=2026-04-06&endDate=2026-04-06')
  expect(totals.now.replies).toEqual({ count: 2, median: 2 * 3600, ninetieth: expect.closeTo(2.8 * 3600, 3) })
  expect(totals.now.resolved).toMatchObject({ count: 1, median: 48 * 3600 })
  const own = people.map(({ _id, now }) => [_id, now.replies.median, now.resolved.count])
  expect(own).toEqual([
    [by, 3600, 1],
    [colleague, 3 * 3600, 0],
  ])
  const listed = async (filter: string) => (await list(`startDate=2026-04-06&${filter}`)).enquiries.length
  expect(await listed(`repliedBy=${colleague}`)).toBe(1)
  expect(await listed(`repliedBy=${caller}`)).toBe(0)
  expect(await listed(`resolvedBy=${by}`)).toBe(1)
  expect(await listed(`resolvedBy=${colleague}`)).toBe(0)
})

it('defaults to the seven days until yesterday', async () => {
  const { period, days, people, late: none } = await read('')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  expect(days).toHaveLength(7)
  expect(period.endDate < today && period.endDate > period.startDate).toBe(true)
  expect([people, none]).toEqual([[], []])
})

it('refuses half a period, a reversed one, and one longer than a year', async () => {
  for (const [query, field] of [
    ['?startDate=2026-03-02', 'endDate'],
    ['?startDate=2026-03-02&endDate=2026-03-01', 'endDate'],
    ['?startDate=2024-03-02&endDate=2026-03-01', 'startDate'],
  ]) {
    const { status, body } = await call('GET', `/api/figures${query}`, { token })
    expect([status, Object.keys((body.errors ?? {}) as object)], query).toEqual([400, [field]])
  }
  expect((await read('?startDate=2024-01-01&endDate=2024-12-31')).days).toHaveLength(366)
})

it('exports CSV with escaped formulas', async () => {
  await db.query(`update enquiries set subject = '=1+1' where id = $1::uuid`, [late])
  const page = JSON.stringify({ kind: 'page', page: '=2+2' })
  await db.query('update enquiries set context = $2::jsonb where id = $1::uuid', [waiting, page])
  const { text, headers } = await call('GET', `/api/figures/export?${week}`, { token })
  expect(headers['content-disposition']).toBe('attachment; filename="figures-2026-03-02-to-2026-03-08.csv"')
  expect(text).toMatch(/^\uFEFFFigure,Of,Value,Before\r\n/)
  const lines = text.split('\r\n')
  expect(lines).toContain('Enquiries,all,4,1')
  expect(lines).toContain('Enquiries by place,hotel/la-view,2,1')
  expect(lines).toContain("Enquiries by source page,'=2+2,1,0")
  expect(lines).toContain('Median first answer (hours),Milind Naik,4,10')
  expect(text).toContain("'=1+1")
})

it('exports nothing to HEAD, which would read the figures for nothing', async () => {
  expect((await call('HEAD', `/api/figures/export?${week}`, { token })).status).toBe(404)
})
