import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addressOf, openDesk } from '../../../test/live.ts'
import { startManyAtOnce } from '../../../test/many-at-once.ts'
import { demote } from '../staff/staff-store.ts'
import { addOperation, findOperation } from './operation-store.ts'
import { runOperations } from './run-operation.ts'

const {
  app,
  asha,
  answering,
  call,
  counters,
  db,
  detail,
  enquire,
  found,
  milind,
  read,
  several,
  staff,
  start,
  undo,
  word,
} = await startManyAtOnce()

const change = (id: string | undefined, body: object) =>
  call('PUT', `/api/enquiries/${id}/status`, { token: milind.token, body })

it('goes on with the others while the batches of one time out', async () => {
  const [slow, quick] = [word(), word()]
  await db.query(`create function end_slowly() returns trigger language plpgsql as $$
    begin raise sqlstate '57014'; end $$`)
  await db.query(
    `create trigger slow before update on enquiries for each row when (old.subject = '${slow}') execute function end_slowly()`,
  )
  const by = { id: milind.user._id, role: 'staff', address: 'x' } as const
  const begin = async (subject: string) => {
    await several(1, { subject })
    const id = randomUUID()
    const scope = { filter: { q: subject } }
    await addOperation(db, { id, by, verb: 'status', value: { set: 'closed' }, scope, total: 1 })
    return async () => (await findOperation(db, id, by.id))?.state
  }
  const stateOf = [await begin(slow), await begin(quick)]
  await expect(runOperations(app, answering)).rejects.toMatchObject({ code: '57014' })
  expect(await Promise.all(stateOf.map((state) => state()))).toEqual(['running', 'done'])
  await db.query('drop function end_slowly cascade')
  await runOperations(app, answering)
  expect(await stateOf[0]?.()).toBe('done')
})

describe('each verb', () => {
  it('sets a status with the same events as a single change, and undo restores the former ones', async () => {
    const subject = word()
    const ids = await several(3, { subject })
    await change(ids[0], { status: 'closed' })
    await change(ids[1], { status: 'resolved' })
    const desk = await openDesk(await addressOf(app), asha.token)
    const scope = { filter: { q: subject } }
    const { status, body } = await start({ verb: 'status', status: 'resolved', scope })
    expect(status).toBe(201)
    expect(body.operation).toMatchObject({ state: 'done', total: 3, done: 3, changed: 2, undone: 0 })
    await desk.hears(({ data }) => data.kind === 'changed' && data.ids?.includes(ids[2] ?? '') === true)
    desk.leave()
    const { history } = await detail(ids[0] ?? '')
    const changed = { change: 'status', from: 'closed', to: 'resolved', by: 'Milind Naik' }
    expect(history.at(-1)).toMatchObject(changed)
    const audited = await db.query(
      `select from audit_entries where record_id = $1::uuid and action = 'changed' and detail = 'status'`,
      [ids[2]],
    )
    expect(audited).toHaveLength(1)
    expect((await undo(body.operation._id)).body.operation).toMatchObject({ state: 'undone', undone: 2 })
    const statuses = await Promise.all(ids.map(async (id) => (await read(milind.token, id)).status))
    expect(statuses).toEqual(['closed', 'resolved', 'pending'])
    expect(await counters()).toEqual([])
  })

  it('assigns nothing to view-only staff, or to somebody who leaves the staff meanwhile', async () => {
    const reader = await staff('viewer')
    const leaver = await staff('agent')
    const scope = { ids: [await enquire()] }
    const refused = await start({ verb: 'assign', assignedTo: reader.user._id, scope })
    expect(refused).toMatchObject({ status: 422, body: { errors: { assignedTo: expect.any(String) } } })
    const by = { id: milind.user._id, role: 'staff', address: 'x' } as const
    const value = { set: leaver.user._id }
    const id = randomUUID()
    await addOperation(db, { id, by, verb: 'assign', value, scope, total: 1 })
    await demote(db, leaver.user._id)
    await runOperations(app, answering)
    expect(await read(milind.token, scope.ids[0] ?? '')).toMatchObject({ assignedTo: null })
    expect(await findOperation(db, id, by.id)).toMatchObject({ state: 'cancelled', changed: 0 })
  })

  it('assigns, and undo does not assign to former staff', async () => {
    const leaver = await staff('agent')
    const [mine = '', theirs = ''] = await several(2)
    await change(theirs, { assignedTo: leaver.user._id })
    const scope = { ids: [mine, theirs] }
    const { body } = await start({ verb: 'assign', assignedTo: asha.user._id, scope })
    expect(body.operation).toMatchObject({ state: 'done', changed: 2 })
    expect(await read(milind.token, theirs)).toMatchObject({ assignedTo: asha.user._id })
    await db.query(`update users set role = 'customer', staff_role = null where id = $1::uuid`, [
      leaver.user._id,
    ])
    expect((await undo(body.operation._id)).body.operation.undone).toBe(2)
    expect(await read(milind.token, theirs)).toMatchObject({ assignedTo: null })
    const nobody = await start({ verb: 'assign', assignedTo: randomUUID(), scope })
    expect(nobody).toMatchObject({ status: 422, body: { errors: { assignedTo: expect.any(String) } } })
  })

  it('marks and unmarks spam, and keeps the reason of enquiries that were spam already', async () => {
    const subject = word()
    const ids = await several(2, { subject })
    const trapped = await enquire({ subject, website: 'x' })
    const { body } = await start({ verb: 'spam', spam: true, scope: { ids: [...ids, trapped] } })
    expect(body.operation.changed).toBe(2)
    expect(await found(`q=${subject}`)).toBe(0)
    expect((await read(milind.token, trapped)).spam).toBe('honeypot')
    await undo(body.operation._id)
    expect(await found(`q=${subject}`)).toBe(2)
    const back = await start({ verb: 'spam', spam: false, scope: { filter: { spam: 'only', q: subject } } })
    expect(back.body.operation.changed).toBe(1)
    expect(await found(`q=${subject}`)).toBe(3)
    await undo(back.body.operation._id)
    expect((await read(milind.token, trapped)).spam).toBe('honeypot')
    expect(await counters()).toEqual([])
  })

  it('deletes and restores all matches except the excluded ids', async () => {
    const subject = word()
    const [kept = '', ...ids] = await several(3, { subject })
    const scope = { filter: { q: subject }, except: [kept] }
    const { body } = await start({ verb: 'delete', scope })
    expect(body.operation).toMatchObject({ state: 'done', total: 2, changed: 2 })
    expect(await found(`q=${subject}`)).toBe(1)
    const back = await start({ verb: 'restore', scope: { filter: { deleted: 'only', q: subject } } })
    expect(back.body.operation.changed).toBe(2)
    expect(await found(`q=${subject}`)).toBe(3)
    await undo(back.body.operation._id)
    expect(await found(`q=${subject}&deleted=only`)).toBe(ids.length)
    expect(await counters()).toEqual([])
  })

  it('answers each by an email of its own, and undo cancels those that are not sent yet', async () => {
    const subject = word()
    const [first = '', second = ''] = await several(2, { subject, name: 'Meera Iyer' })
    const unreachable = await enquire({ subject, email: 'none' })
    const undated = await enquire({ subject, dateOfPlan: null })
    const text = 'Dear {name}, {dates} is fine.'
    const { body } = await start({ verb: 'answer', text, scope: { filter: { q: subject } } })
    expect(body.operation).toMatchObject({ state: 'done', total: 4, done: 4, changed: 2 })
    const { messages, enquiry } = await detail(first)
    expect(messages).toMatchObject([
      { body: 'Dear Meera Iyer, 15 Jan 2027 is fine.', sending: { state: 'waiting' } },
    ])
    expect(enquiry).toMatchObject({ status: 'in_progress', assignedTo: milind.user._id })
    expect((await detail(unreachable)).messages).toEqual([])
    expect((await detail(undated)).enquiry.status).toBe('pending')
    const letters = await db.query<{ wait: number; message_id: string; enquiry_id: string }>(
      `select extract(epoch from o.next_at - now())::integer as wait, o.message_id, m.enquiry_id
       from outbox o join messages m on m.id = o.message_id where m.enquiry_id = any($1::uuid[])`,
      [`{${first},${second}}`],
    )
    expect(letters).toHaveLength(2)
    for (const { wait } of letters) expect(wait).toBeGreaterThan(30)
    // One of them is being sent when the undo comes.
    await db.query('update outbox set attempts = 1 where message_id = $1::uuid', [
      letters.find(({ enquiry_id }) => enquiry_id === second)?.message_id,
    ])
    expect((await undo(body.operation._id)).body.operation).toMatchObject({ state: 'undone', undone: 1 })
    const withdrawn = await db.query(
      `select record_id, by_id from audit_entries where action = 'withdrew' and record_id = any($1::uuid[])`,
      [`{${first},${second}}`],
    )
    expect(withdrawn).toEqual([{ record_id: first, by_id: milind.user._id }])
    const before = { status: 'pending', assignedTo: null }
    expect(await detail(first)).toMatchObject({ messages: [], enquiry: before })
    expect(await detail(second)).toMatchObject({ messages: [{}], enquiry: { status: 'in_progress' } })
    // An older enquiry may name a page of another site.
    const lead = (page: string) =>
      db.query(
        `update enquiries set context = jsonb_build_object('kind', 'page', 'page', $2::text) where id = $1::uuid`,
        [first, page],
      )
    const answerWithLink = () => start({ verb: 'answer', text: 'Rates: {link}', scope: { ids: [first] } })
    for (const page of [
      '@pay.evil.in/goa',
      '.evil.in/goa',
      '//evil.in/goa',
      '/\\evil.in/goa',
      'https://evil.in',
    ]) {
      await lead(page)
      expect((await answerWithLink()).body.operation, page).toMatchObject({ changed: 0 })
    }
    await lead('/rates')
    await answerWithLink()
    expect((await detail(first)).messages).toMatchObject([{ body: `Rates: ${answering.publicUrl}/rates` }])
    const priced = await start({ verb: 'answer', text: 'It is {price}.', scope: { ids: [first] } })
    const errors = { text: expect.stringContaining('{price}') }
    expect(priced).toMatchObject({ status: 422, body: { errors } })
  })
})

it.each([
  { verb: 'delete', scope: {} },
  { verb: 'delete', scope: { ids: [] } },
  { verb: 'delete', scope: { ids: [randomUUID()], filter: {} } },
  // A misspelled filter would match everything.
  { verb: 'delete', scope: { filter: { statsu: 'closed' } } },
  { verb: 'delete', scope: { filter: { page: 1 } } },
  { verb: 'erase', scope: { filter: {} } },
  { verb: 'status', status: 'lost', scope: { filter: {} } },
  { verb: 'answer', text: ' ', scope: { filter: {} } },
  { verb: 'delete' },
])('refuses %j and changes nothing', async (body) => {
  const before = await found('')
  expect((await start(body)).status).toBe(400)
  expect(await found('')).toBe(before)
})
