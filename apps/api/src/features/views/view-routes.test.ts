import type { EnquiryList, View, ViewList } from '@susegad/api-client/contract'
import { BUILT_IN_VIEWS, VIEW_COUNT_MAX, VIEWS_MAX, VIEWS_SEEN_MAX } from '@susegad/api-client/rules'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { addMessage } from '../enquiries/messages/message-store.ts'

const { call, staff, enquire, db } = await startService()
const milind = await staff()
const asha = await staff('agent')
const vera = await staff('viewer')

type Person = { token: string; user: { _id: string } }

beforeEach(async () => {
  await db.query('delete from enquiries')
  await db.query('delete from saved_views')
})

const read = async ({ token }: Person = milind) => (await call<ViewList>('GET', '/api/views', { token })).body
const counts = async (by?: Person) =>
  Object.fromEntries((await read(by)).builtIn.map(({ name, count }) => [name, count]))
const save = ({ token }: Person, body: object) => call<{ view: View }>('POST', '/api/views', { token, body })
const saved = async (by: Person, body: object) => (await save(by, body)).body.view
const names = async (by: Person) => (await read(by)).views.map(({ name }) => name)
const change = (id: string, body: object, { token } = milind) =>
  call('PUT', `/api/enquiries/${id}/status`, { token, body })
const agedBy = (id: string | undefined, hours: number) =>
  db.query(
    `update enquiries set created_at = created_at - $2::float * interval '1 hour' where id = $1::uuid`,
    [id, hours],
  )
const list = async (query: unknown) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token: milind.token })).body
const listed = async (stage: string) => (await list(`stage=${stage}`)).enquiries.map(({ _id }) => _id)

it('counts each built-in view as its list does', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => enquire()))
  const [fresh, due, overdue, noted = '', mine = '', answered = '', replied = '', done = ''] = ids
  await agedBy(due, 21)
  await agedBy(overdue, 25)
  await agedBy(noted, 25)
  await call('POST', `/api/enquiries/${noted}/notes`, { token: asha.token, body: { text: 'Looked at it.' } })
  await change(noted, { status: 'in_progress' })
  await change(noted, { status: 'pending' })
  await change(mine, { assignedTo: milind.user._id })
  const text = 'Two rooms are free.'
  for (const id of [answered, replied])
    await call('POST', `/api/enquiries/${id}/answers`, { token: asha.token, body: { text } })
  await addMessage(db, { enquiryId: replied, direction: 'in', channel: 'email', body: 'Lovely.' })
  await change(done, { status: 'closed', assignedTo: milind.user._id })
  for (const query of ['', 'stage=open']) {
    const { enquiries } = await list(query)
    const lastOf = (id: string | undefined) => enquiries.find(({ _id }) => _id === id)?.lastMessage
    expect(lastOf(fresh)).toBeNull()
    expect(lastOf(answered)).toMatchObject({ direction: 'out', by: asha.user.name, text })
    expect(lastOf(replied)).toEqual({
      direction: 'in',
      at: expect.stringMatching(/T.*Z$/),
      by: null,
      channel: 'email',
      outcome: null,
      text: 'Lovely.',
    })
  }

  expect(await listed('due')).toEqual([due])
  // Neither a note nor a status change is an answer.
  expect((await listed('overdue')).sort()).toEqual([overdue, noted].sort())
  await change(mine, { status: 'in_progress' })
  expect((await listed('reply')).sort()).toEqual([fresh, due, overdue, noted, mine, replied].sort())
  expect(await listed('customer')).toEqual([answered])
  expect((await listed('open')).sort()).toEqual([fresh, due, overdue, noted, mine, answered, replied].sort())
  expect(await counts()).toEqual({
    unassigned: 4,
    due: 1,
    overdue: 2,
    mine: 1,
    reply: 6,
    customer: 1,
    snoozed: 0,
  })
  expect(await counts(asha)).toMatchObject({ mine: 2 })
  const { builtIn } = await read()
  expect(builtIn.map(({ name }) => name)).toEqual([...BUILT_IN_VIEWS])
  for (const { filter, count } of builtIn) {
    const query = new URLSearchParams(filter as Record<string, string>)
    expect((await list(query)).total, String(query)).toBe(count)
  }
})

it('stops counting at a limit', async () => {
  await db.query(
    `insert into enquiries (name, phone, email, subject, message)
     select 'Meera', '+91', 'meera@mail.example', 'rooms', 'Two rooms, please.' from generate_series(1, $1::int)`,
    [VIEW_COUNT_MAX + 1],
  )
  const unassigned = async () => (await read()).builtIn.find(({ name }) => name === 'unassigned')
  expect(await unassigned()).toMatchObject({ count: VIEW_COUNT_MAX, more: true })
  await db.query('update enquiries set deleted_at = now() where id in (select id from enquiries limit 1)')
  expect(await unassigned()).toMatchObject({ count: VIEW_COUNT_MAX, more: false })
})

it('counts frequent words, and rare ones in old enquiries', async () => {
  await db.query(
    `insert into enquiries (name, phone, email, subject, message, created_at)
     select 'Meera', '+91', 'meera@mail.example', case when n > 5000 then 'parachute' else 'rooms' end, 'Please.',
       now() - n * interval '1 minute'
     from generate_series(1, 5003) n`,
  )
  for (const [name, filter] of Object.entries({
    often: { q: 'rooms' },
    seldom: { q: 'parachute' },
    never: { q: 'kayak' },
    oftenElsewhere: { q: 'meera', source: 'call' },
    oftenDone: { q: 'meera', status: 'closed' },
  }))
    await saved(milind, { name, filter, shared: false })
  const { views } = await read()
  expect(Object.fromEntries(views.map(({ name, count, more }) => [name, [count, more]]))).toEqual({
    often: [VIEW_COUNT_MAX, true],
    seldom: [3, false],
    never: [0, false],
    oftenElsewhere: [0, true],
    oftenDone: [0, false],
  })
})

it('stores the filter of a view, and counts its matches', async () => {
  await enquire({ subject: 'a boat', context: { kind: 'hotel', slug: 'la-view', page: '/hotels/la-view' } })
  await enquire({ subject: 'a boat' })
  const filter = { q: 'boat', place: 'hotel/la-view', status: 'pending' }
  await saved(milind, { name: 'Boats at La View', filter: { ...filter, colour: 'red' }, shared: false })
  await saved(milind, { name: 'All boats', filter: { q: 'boat' }, shared: false })
  expect((await read()).views).toEqual([
    expect.objectContaining({ name: 'All boats', filter: { q: 'boat' }, count: 2, more: false }),
    expect.objectContaining({ name: 'Boats at La View', filter, count: 1, more: false }),
  ])
})

it('lists shared views and your own', async () => {
  const filter = { status: 'pending' }
  const own = await saved(asha, { name: 'Own', filter, shared: false })
  await saved(asha, { name: 'Shared', filter, shared: true })
  expect(await names(asha)).toEqual(['Own', 'Shared'])
  expect(await names(milind)).toEqual(['Shared'])
  const taken = { name: 'Taken', filter, shared: false }
  const { token } = milind
  expect((await call('PUT', `/api/views/${own._id}`, { token, body: taken })).status).toBe(404)
  expect((await call('DELETE', `/api/views/${own._id}`, { token })).status).toBe(404)
})

it('stores an order per person, in which new views come last', async () => {
  const filter = { status: 'pending' }
  const shared = await saved(milind, { name: 'Boats', filter, shared: true })
  const own = await saved(asha, { name: 'Asked by phone', filter, shared: false })
  const late = await saved(milind, { name: 'Late', filter, shared: true })
  const order = (ids: string[], { token }: Person = asha) =>
    call('PUT', '/api/views/order', { token, body: { ids } })

  expect((await order([late._id, shared._id, late._id, own._id, crypto.randomUUID()])).status).toBe(204)
  await saved(asha, { name: 'A new one', filter, shared: false })
  expect(await names(asha)).toEqual(['Late', 'Boats', 'Asked by phone', 'A new one'])
  expect(await names(milind)).toEqual(['Boats', 'Late'])

  expect((await order([shared._id, own._id])).status).toBe(204)
  expect(await names(asha)).toEqual(['Boats', 'Asked by phone', 'Late', 'A new one'])
  expect((await order([late._id], vera)).status).toBe(204)
  expect(await names(vera)).toEqual(['Late', 'Boats'])

  for (const ids of ['late', ['late'], Array.from({ length: VIEWS_SEEN_MAX + 1 }, () => own._id)])
    expect((await call('PUT', '/api/views/order', { token: asha.token, body: { ids } })).status).toBe(400)
})

it('lets only its author and owners change a shared view', async () => {
  const filter = { stage: 'overdue' }
  const view = await saved(asha, { name: 'Late', filter, shared: true })
  const path = `/api/views/${view._id}`
  const renamed = { name: 'Too late', filter, shared: true }
  const other = await staff('agent')
  expect((await call('PUT', path, { token: other.token, body: renamed })).status).toBe(403)
  expect((await call('DELETE', path, { token: other.token })).status).toBe(403)
  expect((await read(other)).views).toMatchObject([{ author: 'Milind Naik', mayChange: false }])
  const put = async ({ token }: Person, body: object) => (await call('PUT', path, { token, body })).body
  expect(await put(asha, renamed)).toMatchObject({ view: { ...renamed, mayChange: true } })
  expect(await put(milind, { ...renamed, shared: false })).toMatchObject({ view: { shared: false } })
  expect([await names(milind), await names(asha)]).toEqual([[], ['Too late']])
  expect((await call('DELETE', path, { token: asha.token })).status).toBe(204)
  expect(await names(asha)).toEqual([])
})

it('lets view-only staff save private views', async () => {
  const view = { name: 'Quiet', filter: { q: 'quiet' }, shared: false }
  const own = await saved(vera, view)
  expect((await save(vera, { ...view, shared: true })).status).toBe(403)
  const path = `/api/views/${own._id}`
  const { token } = vera
  expect((await call('PUT', path, { token, body: { ...view, shared: true } })).status).toBe(403)
  expect((await call('PUT', path, { token, body: { ...view, name: 'Calm' } })).status).toBe(200)
  expect(await names(vera)).toEqual(['Calm'])
  expect((await call('DELETE', path, { token })).status).toBe(204)
})

it('refuses invalid views, and more than the limit', async () => {
  for (const body of [
    { name: '', filter: { q: 'x' }, shared: false },
    { name: 'x', filter: {}, shared: false },
    { name: 'x', filter: { q: '' }, shared: false },
    { name: 'x', filter: { stage: 'soon' }, shared: false },
    { name: 'x'.repeat(41), filter: { q: 'x' }, shared: false },
    { name: 'x', filter: { q: 'x' } },
  ])
    expect((await save(asha, body)).status, JSON.stringify(body)).toBe(400)
  for (let n = 0; n < VIEWS_MAX; n++)
    await saved(asha, { name: `View ${n}`, filter: { q: `x${n}` }, shared: n % 2 === 0 })
  expect((await save(asha, { name: 'One more', filter: { q: 'x' }, shared: false })).status).toBe(422)
})

it('enforces the limit for concurrent requests', async () => {
  for (let n = 1; n < VIEWS_MAX; n++)
    await saved(asha, { name: `View ${n}`, filter: { q: `x${n}` }, shared: false })
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => save(asha, { name: `Last ${n}`, filter: { q: 'x' }, shared: false })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422])
})
