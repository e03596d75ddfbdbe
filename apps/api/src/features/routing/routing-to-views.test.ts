import type {
  EnquiryList,
  Operation,
  Routing,
  StaffDetail,
  View,
  ViewList,
} from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, enquire, db } = await startService()
const [owner, asha] = await Promise.all([staff(), staff('agent')])
const { token } = owner

beforeEach(async () => {
  await db.query('delete from routing_rules')
  await db.query('delete from absences')
  await db.query('delete from enquiries')
  await db.query('delete from saved_views')
})

const makeView = async (values: object = {}, by = owner) => {
  const body = { name: 'Boats', filter: { q: 'kayak' }, shared: true, ...values }
  return (await call<{ view: View }>('POST', '/api/views', { token: by.token, body })).body.view
}
const put = async (rules: object[]) => {
  const { version } = (await call<Routing>('GET', '/api/routing', { token })).body
  return call<Routing>('PUT', '/api/routing', { token, body: { rules, version } })
}
/** What the desk shows of a view: its count beside its name, and the list behind it. */
const shown = async (name = 'Boats') => {
  const { body } = await call<ViewList>('GET', '/api/views', { token })
  const view = body.views.find((it) => it.name === name)
  const query = new URLSearchParams(view?.filter)
  const list = await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token })
  expect(list.body.total).toBe(view?.count)
  expect(list.body.enquiries).toHaveLength(list.body.total)
  return list.body.enquiries.map(({ _id }) => _id)
}
const unassigned = async () => {
  const { body } = await call<ViewList>('GET', '/api/views', { token })
  return body.builtIn.find(({ name }) => name === 'unassigned')?.count
}
const detail = async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body
const change = (id: string, body: object) => call('PUT', `/api/enquiries/${id}/status`, { token, body })

it('puts an enquiry, unassigned, into a view whose filter does not match it', async () => {
  const view = await makeView()
  const { body } = await put([{ words: ['boat'], view: view._id }])
  expect(body.rules).toMatchObject([{ words: ['boat'], people: [], view: view._id }])
  expect(body.views).toEqual([{ _id: view._id, name: 'Boats' }])
  const id = await enquire({ subject: 'a boat' })
  const matching = await enquire({ subject: 'a kayak' })
  const both = await enquire({ subject: 'a boat or a kayak' })
  const other = await enquire({ subject: 'a room' })

  expect(await shown()).toEqual([both, matching, id])
  expect(await unassigned()).toBe(4)
  const { enquiry, routedTo, history } = await detail(id)
  expect(enquiry.assignedTo).toBeNull()
  expect(routedTo).toEqual({ _id: view._id, name: 'Boats' })
  expect(history).toMatchObject([{ change: 'routedTo', from: null, to: 'Boats', by: null }])
  expect((await detail(other)).routedTo).toBeUndefined()
  expect(
    await db.query(
      `select by_role, record, detail from audit_entries where record_id = $1::uuid and action = 'changed'`,
      [id],
    ),
  ).toEqual([{ by_role: 'service', record: 'enquiry', detail: 'routedTo' }])
})

it('shows it there while it is unassigned and open', async () => {
  const view = await makeView()
  await put([{ view: view._id }])
  const id = await enquire()
  const ways: [object, object][] = [
    [{ assignedTo: asha.user._id }, { assignedTo: null }],
    [{ status: 'resolved' }, { status: 'pending' }],
  ]
  for (const [away, back] of ways) {
    await change(id, away)
    expect(await shown()).toEqual([])
    expect((await detail(id)).routedTo).toBeUndefined()
    await change(id, back)
    expect(await shown()).toEqual([id])
  }
  await call('DELETE', `/api/enquiries/${id}`, { token })
  expect(await shown()).toEqual([])
  await call('POST', '/api/enquiries/restore', { token, body: { ids: [id] } })
  expect(await shown()).toEqual([id])
})

it.each([
  ['days', { startDate: '2020-01-01', endDate: '2020-01-02' }],
  ['a status', { status: 'closed' }],
  ['days that it falls on', { startDate: '2020-01-01', status: 'pending' }],
  ['words', { q: 'no-such-word' }],
  ['a place', { place: 'beach/palolem' }],
  ['a stage', { stage: 'overdue' }],
  ['somebody', { assignedTo: owner.user._id, source: 'call' }],
  ['what is set aside', { spam: 'only' }],
  ['what is deleted', { deleted: 'only' }],
])('counts it once, together with what a filter by %s finds', async (_what, filter) => {
  const view = await makeView({ filter })
  await enquire()
  await enquire({ website: 'http://spam.example' })
  await call('DELETE', `/api/enquiries/${await enquire()}`, { token })
  const before = await shown()
  await put([{ view: view._id }])
  const id = await enquire()
  expect(await shown()).toEqual([id, ...before])
})

it('includes it in what is done to a whole view', async () => {
  const view = await makeView()
  await put([{ words: ['boat'], view: view._id }])
  const [boat, kayak, room] = [
    await enquire({ subject: 'a boat' }),
    await enquire({ subject: 'a kayak' }),
    await enquire({ subject: 'a room' }),
  ]
  const scope = { filter: { q: 'kayak', orRoutedTo: view._id } }
  const file = await call('POST', '/api/enquiries/export', { token, body: { scope, format: 'csv' } })
  expect([file.text.includes('a boat'), file.text.includes('a room')]).toEqual([true, false])
  const { body } = await call<{ operation: Operation }>('POST', '/api/operations', {
    token,
    body: { verb: 'assign', assignedTo: asha.user._id, scope },
  })
  expect(body.operation).toMatchObject({ state: 'done', total: 2, changed: 2 })
  const assignees = await Promise.all(
    [boat, kayak, room].map(async (id) => (await detail(id)).enquiry.assignedTo),
  )
  expect(assignees).toEqual([asha.user._id, asha.user._id, null])
})

it('follows the first matching rule, and a later view if everybody before is away', async () => {
  const boats = await makeView()
  await makeView({ name: 'Rest' })
  const rest = (await call<Routing>('GET', '/api/routing', { token })).body.views.find(
    ({ name }) => name === 'Rest',
  )
  await put([{ words: ['boat'], view: boats._id }, { people: [asha.user._id] }, { view: rest?._id }])
  const id = await enquire({ subject: 'a boat' })
  expect((await detail(await enquire())).enquiry.assignedTo).toBe(asha.user._id)
  await call('PUT', `/api/routing/absences/${asha.user._id}`, {
    token,
    body: { startDate: '2020-01-01', endDate: '2099-12-31' },
  })
  const left = await enquire()
  expect([await shown(), await shown('Rest')]).toEqual([[id], [left]])
})

it('refuses a rule without a shared view or people, or with both', async () => {
  const view = await makeView()
  const own = await makeView({ name: 'Own', shared: false })
  for (const rule of [
    { view: own._id },
    { view: crypto.randomUUID() },
    { view: 'boats' },
    { view: null, people: [] },
    { view: view._id, people: [asha.user._id] },
  ])
    expect((await put([rule])).status, JSON.stringify(rule)).toBe(400)
})

it('keeps a view that a rule names shared, and says what to do', async () => {
  const view = await makeView({}, asha)
  await put([{ view: view._id }])
  const id = await enquire()
  const path = `/api/views/${view._id}`
  const by = { token: asha.token }
  const alone = { name: 'Mine', filter: { q: 'x' }, shared: false }
  for (const refused of [await call('DELETE', path, by), await call('PUT', path, { ...by, body: alone })]) {
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('An owner has to change these rules first, on the Routing page.')
  }
  // `orRoutedTo` is derived from the rules: a client's value is ignored.
  const filter = { q: 'x', orRoutedTo: crypto.randomUUID() }
  const renamed = await call<{ view: View }>('PUT', path, {
    ...by,
    body: { name: 'Ships', filter, shared: true },
  })
  expect(renamed.body.view.filter).toEqual({ q: 'x', orRoutedTo: view._id })
  expect((await detail(id)).history).toMatchObject([{ to: 'Ships' }])

  await put([])
  expect(await shown('Ships')).toEqual([id])
  expect((await call('DELETE', path, by)).status).toBe(204)
  expect(await unassigned()).toBe(1)
  const left = await detail(id)
  expect(left.routedTo).toBeUndefined()
  expect(left.history).toMatchObject([{ change: 'routedTo', to: null }])
})

it('never leaves a rule without its view when both change concurrently', async () => {
  for (let times = 0; times < 5; times++) {
    const view = await makeView({ name: `View ${times}` })
    const [ruled, deleted] = await Promise.all([
      put([{ view: view._id }]),
      call('DELETE', `/api/views/${view._id}`, { token }),
    ])
    expect([
      [200, 409],
      [400, 204],
    ]).toContainEqual([ruled.status, deleted.status])
    await put([])
  }
})
