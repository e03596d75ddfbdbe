import { setTimeout } from 'node:timers/promises'
import type { EnquiryList, SelectedResult, StaffDetail, ViewList } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { demote } from '../staff/staff-store.ts'

const { call, customer, staff, enquire, read, db } = await startService()
const { token, user } = await staff()
const list = (query = '') => call<EnquiryList>('GET', `/api/enquiries${query}`, { token })
const change = (id: string, body: unknown) =>
  call<{ enquiry: { version: number; status: string; assignedTo: string | null } }>(
    'PUT',
    `/api/enquiries/${id}/status`,
    { token, body },
  )

const found = async (q: string) =>
  (await list(`?q=${encodeURIComponent(q)}`)).body.enquiries.map(({ _id }) => _id).sort()
const detail = async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body

describe('the list', () => {
  it('pages from the newest, each enquiry once', async () => {
    const ids: string[] = []
    for (let n = 0; n < 23; n++) {
      ids.unshift(await enquire())
      // The embedded database's clock has millisecond precision: two rows of one millisecond have no order.
      await setTimeout(2)
    }
    const first = await list()
    expect(first.body).toMatchObject({ total: 23, totalPages: 3, page: 1, limit: 10 })
    const pages = [first, await list('?page=2'), await list('?page=3')]
    expect(pages.flatMap(({ body }) => body.enquiries.map(({ _id }) => _id))).toEqual(ids)
    expect((await list('?page=4')).body).toMatchObject({ enquiries: [], total: 23, page: 4 })
    expect((await list('?limit=1000&page=')).body).toMatchObject({ limit: 100, page: 1, totalPages: 1 })
    expect((await list('?page=9007199254740991')).body).toMatchObject({ enquiries: [], page: 10_000_000 })
  })

  it.each([
    '?page=0',
    '?page=x',
    '?limit=-1',
    '?startDate=2026-13-01',
    '?endDate=yesterday',
    '?status=gone',
    '?assignedTo=x',
    '?page=1.5',
  ])('refuses %s', async (query) => {
    const { status, body } = await list(query)
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([
      query.slice(1).split('=')[0],
    ])
  })

  it('counts days in Asia/Kolkata, including the end date', async () => {
    const at = async (time: string) => {
      const id = await enquire()
      await db.query('update enquiries set created_at = $2::timestamptz where id = $1::uuid', [id, time])
      return id
    }
    const before = await at('2026-03-09T18:29:59.999Z')
    const first = await at('2026-03-09T18:30:00.000Z')
    const last = await at('2026-03-10T18:29:59.999Z')
    const after = await at('2026-03-10T18:30:00.000Z')
    const of = async (query: string) => {
      const { body } = await list(query)
      expect(body.total).toBe(body.enquiries.length)
      return body.enquiries.map(({ _id }) => _id)
    }
    expect(await of('?startDate=2026-03-10&endDate=2026-03-10')).toEqual([last, first])
    expect(await of('?startDate=2026-03-09&endDate=2026-03-09')).toEqual([before])
    expect(await of('?startDate=2026-03-11&endDate=2026-03-11')).toEqual([after])
    expect(await of('?startDate=2026-03-09&endDate=2026-03-11')).toEqual([after, last, first, before])
    expect(await of('?startDate=2026-03-11&endDate=2026-03-09')).toEqual([])
  })

  it('finds by words, phone digits, status and assignee', async () => {
    const id = await enquire({ name: 'Xylia Quixote', phone: '+91 77777 12121', subject: 'Flyboarding gift' })
    await change(id, { status: 'resolved', assignedTo: user._id })
    for (const query of [
      '?q=xyl',
      '?q=quixote%20fly',
      '?q=9177777121',
      `?q=xylia&status=resolved&assignedTo=${user._id}`,
      `?assignedTo=${user._id}`,
      '?status=resolved',
    ]) {
      const { body } = await list(query)
      expect(
        body.enquiries.map(({ _id }) => _id),
        query,
      ).toEqual([id])
      expect(body.total, query).toBe(1)
    }
    for (const query of ['?q=xylia%20nobody', '?q=xylia&status=pending', '?q=xylia&assignedTo=none']) {
      expect((await list(query)).body.total, query).toBe(0)
    }
    for (const odd of ["'", '\\', ':*', '&|!()', '%27%3A%2A%20%26', '%F0%9F%8C%B4']) {
      expect((await list(`?q=${encodeURIComponent(odd)}`)).status, odd).toBe(200)
    }
  })

  it('finds a phone number in any spelling, the start of an email address, and a quote reference', async () => {
    const phones = ['9812345678', '+91 98123 45678', '09812345678']
    const ids: string[] = []
    for (const phone of phones) ids.push(await enquire({ phone, email: 'sunita.rao@lakeside.example' }))
    const quote = { lines: [{ text: 'A room', quantity: 1, price: 4500 }], validUntil: '2099-12-31' }
    const answer = { token, body: { text: 'Here it is.', quote } }
    await call('POST', `/api/enquiries/${ids[0]}/answers`, answer)
    const [message] = (await detail(ids[0] ?? '')).messages
    for (const q of [
      ...phones,
      '+919812345678',
      '98123 45678',
      '98123-456',
      '+91 (0)98123 45678',
      '९८१२३ ४५६७८',
      '98123‑45678',
      '\u202a+91 98123–45678\u202c',
      'Sunita.Rao@lake',
    ])
      expect(await found(q), q).toEqual(ids.toSorted())
    const number = message?.quote?.reference ?? ''
    for (const q of [number, `Quote ${number}`]) expect(await found(q), q).toEqual([ids[0]])
    expect(await found('9812345670')).toEqual([])
    const view = { name: 'Same phone', filter: { q: '98123 45678' }, shared: false }
    await call('POST', '/api/views', { token, body: view })
    const { body } = await call<ViewList>('GET', '/api/views', { token })
    expect(body.views).toMatchObject([{ count: 3 }])
  })

  it('finds the last digits of a phone number, a domain, and words of answers but not of notes', async () => {
    const here = await enquire({ phone: '098123 40963', email: 'Rao@Shore.example' })
    const there = await enquire({ phone: '+91 (98123) 40963', email: 'meera@shore.example', name: 'Meera' })
    const other = await enquire({ phone: '98123 00000', email: 'a@shore.example.net@inland.example' })
    const body = { text: 'For Saturday that is 12,000 rupees, with a catamaran.' }
    await call('POST', `/api/enquiries/${here}/answers`, { token, body })
    await call('POST', `/api/enquiries/${there}/notes`, { token, body: { text: 'Wants a trimaran.' } })
    await db.query(
      `insert into messages (enquiry_id, direction, channel, body) values ($1::uuid, 'in', 'email', 'A kayak?')`,
      [other],
    )
    for (const q of ['0963', '40963', '4 09-63', '123 40963'])
      expect(await found(q), q).toEqual([here, there].sort())
    for (const q of ['963', '+0963', '0964']) expect(await found(q), q).toEqual([])
    for (const q of ['@shore.example', '@SHORE.example', '@shore.e'])
      expect(await found(q), q).toEqual([here, there].sort())
    expect(await found('@inland.example')).toEqual([other])
    for (const q of ['@hore.example', '@', '@ shore.example']) expect(await found(q), q).toEqual([])
    for (const q of ['catamaran', '12,000', 'cata rupees']) expect(await found(q), q).toEqual([here])
    for (const q of ['trimaran', 'catamaran kayak']) expect(await found(q), q).toEqual([])
  })

  it('selects all ids that a filter matches', async () => {
    const { body } = await call<SelectedResult>('POST', '/api/enquiries/select', {
      token,
      body: { status: 'pending' },
    })
    const { body: pending } = await list('?status=pending&limit=100')
    expect(body).toEqual({ ids: pending.enquiries.map(({ _id }) => _id), total: pending.total })
  })
})

describe('a change', () => {
  it('sets the status or the assignee alone, and records it', async () => {
    const id = await enquire()
    const status = 'in_progress'
    expect((await change(id, { status })).body.enquiry).toMatchObject({ status, assignedTo: null })
    const assigned = { assignedTo: user._id }
    expect((await change(id, assigned)).body.enquiry).toMatchObject({ status, ...assigned })
    expect((await change(id, { assignedTo: null })).body.enquiry.assignedTo).toBeNull()
    const { history } = await detail(id)
    expect(history.map((entry) => [entry.change, entry.from, entry.to, entry.by])).toEqual([
      ['status', 'pending', 'in_progress', user.name],
      ['assignedTo', null, user.name, user.name],
      ['assignedTo', user.name, null, user.name],
    ])
  })

  it('refuses an outdated version with the current enquiry', async () => {
    const id = await enquire()
    const { version } = await read(token, id)
    expect((await change(id, { status: 'resolved', version })).status).toBe(200)
    const late = await change(id, { status: 'closed', version })
    expect(late.status).toBe(409)
    expect(late.body.enquiry).toMatchObject({ _id: id, status: 'resolved', version: version + 1 })
    expect((await read(token, id)).status).toBe('resolved')
  })

  it('accepts one of two concurrent changes', async () => {
    const id = await enquire()
    const { version } = await read(token, id)
    const both = await Promise.all(['resolved', 'closed'].map((status) => change(id, { status, version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{}, 'status'],
    [{ status: 'gone' }, 'status'],
    [{ assignedTo: 'me' }, 'assignedTo'],
    [{ assignedTo: '00000000-0000-4000-8000-000000000000' }, 'assignedTo'],
    [{ status: 'closed', version: '1' }, 'version'],
  ])('refuses %j', async (body, field) => {
    const { status, body: answer } = await change(await enquire(), body)
    expect(status).toBe(400)
    expect(Object.keys((answer as unknown as { errors: object }).errors)).toEqual([field])
  })

  it('does not assign to customers or view-only staff', async () => {
    const { user: outsider } = await customer()
    expect((await change(await enquire(), { assignedTo: outsider._id })).status).toBe(400)
    const { user: viewer } = await staff('viewer')
    expect((await change(await enquire(), { assignedTo: viewer._id })).status).toBe(400)
  })

  it('takes an enquiry out of spam', async () => {
    const id = await enquire({ website: 'x' })
    const total = async () => (await list()).body.total
    const before = await total()
    expect((await change(id, { spam: false })).status).toBe(200)
    expect(await total()).toBe(before + 1)
  })

  it('is refused for an unknown enquiry', async () => {
    expect((await change('multiple', { status: 'closed' })).status).toBe(404)
    expect((await change('00000000-0000-4000-8000-000000000000', { status: 'closed' })).status).toBe(404)
  })
})

it('shows notes to staff only', async () => {
  const asker = await customer()
  const id = await enquire({}, { token: asker.token })
  const added = await call('POST', `/api/enquiries/${id}/notes`, {
    token,
    body: { text: 'Called.\nWill call again.' },
  })
  expect(added.status).toBe(201)
  const { notes } = await detail(id)
  expect(notes).toEqual([added.body.note])
  expect(notes[0]).toMatchObject({ text: 'Called.\nWill call again.', author: user.name })
  const own = await call('GET', `/api/enquiries/${id}`, { token: asker.token })
  expect(Object.keys(own.body)).toEqual(['enquiry', 'plan', 'messages'])
  expect(own.text).not.toMatch(/Called|assignedTo|spam|version/)
  const empty = await call('POST', `/api/enquiries/${id}/notes`, { token, body: { text: ' ' } })
  expect(empty.body).toEqual({ message: 'Note is required', errors: { text: 'Note is required' } })
})

it('unassigns the enquiries of a demoted member like any other change, and ends their access', async () => {
  const leaving = await staff()
  const { _id: leavingId, name } = leaving.user
  const kept = await enquire()
  const deleted = await enquire()
  const untouched = await enquire()
  for (const id of [kept, deleted]) await change(id, { assignedTo: leavingId })
  await call('DELETE', `/api/enquiries/${deleted}`, { token })
  const listed = async () => (await call('GET', '/api/users/staff', { token })).text.includes(leavingId)
  expect(await listed()).toBe(true)
  await demote(db, leavingId)
  expect(await listed()).toBe(false)
  expect((await call('GET', '/api/enquiries', { token: leaving.token })).status).toBe(401)
  await call('POST', '/api/enquiries/restore', { token, body: { ids: [deleted] } })
  const assignmentsOf = async (id: string) =>
    (await detail(id)).history.filter((entry) => entry.change === 'assignedTo')
  for (const id of [kept, deleted]) {
    expect(await assignmentsOf(id)).toMatchObject([
      { from: null, to: name, by: user.name },
      { from: name, to: null, by: null },
    ])
  }
  expect(await assignmentsOf(untouched)).toEqual([])
  expect(await read(token, kept)).toMatchObject({ assignedTo: null, version: 3 })
  expect((await change(kept, { status: 'closed', version: 2 })).status).toBe(409)
})
