import { randomUUID } from 'node:crypto'
import type { AuthResult, EnquiryList, Operation, StaffDetail } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { openPostgres } from '../../../src/db/postgres.ts'
import { onPostgres } from '../../../test/fresh-database.ts'
import { addressOf, openDesk } from '../../../test/live.ts'
import { type Answer, SECRET, startService } from '../../../test/service.ts'
import { retain } from '../../retention/retain-in-turn.ts'
import { demote } from '../staff/staff-store.ts'
import { addOperation, findOperation } from './operation-store.ts'
import { runOperations } from './run-operation.ts'

const service = await startService()
const { app, call, config, db, enquire, read, staff, url } = service
const milind = await staff()
const asha = await staff('agent')

const answering = { ...config, addresses: app.replyAddresses, quoteLinks: app.quoteLinks }
type Result = Answer<{ operation: Operation; message?: string; errors?: Record<string, string> }>
const start = (body: object, { token } = milind, key = ''): Promise<Result> =>
  call('POST', '/api/operations', { token, body, ...(key && { headers: { 'idempotency-key': key } }) })
const undo = (id: string, { token } = milind): Promise<Result> =>
  call('POST', `/api/operations/${id}/undo`, { token })
const detail = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body
const several = (count: number, values = {}) =>
  Promise.all(Array.from({ length: count }, () => enquire(values)))
const found = async (query: string) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token: milind.token })).body.total

/** Many at once, as an import brings them. */
const fill = (word: string, count: number) =>
  db.query(
    `insert into enquiries (name, phone, email, subject, message, created_at)
     select 'Visitor ' || n, '+91 98220 12345', 'v' || n || '@mail.example', $1::text, 'A message', now() - n * interval '1 second'
     from generate_series(1, $2::integer) n`,
    [word, count],
  )
const word = () => `w${randomUUID().slice(0, 8)}`
const counters = () => db.query('select * from enquiry_drift()')

describe('each verb', () => {
  it('sets a status, tells it as a single change does, and puts back what each had', async () => {
    const subject = word()
    const ids = await several(3, { subject })
    await call('PUT', `/api/enquiries/${ids[0]}/status`, { token: milind.token, body: { status: 'closed' } })
    await call('PUT', `/api/enquiries/${ids[1]}/status`, {
      token: milind.token,
      body: { status: 'resolved' },
    })
    const desk = await openDesk(await addressOf(app), asha.token)
    const { status, body } = await start({
      verb: 'status',
      status: 'resolved',
      scope: { filter: { q: subject } },
    })
    expect(status).toBe(201)
    expect(body.operation).toMatchObject({ state: 'done', total: 3, done: 3, changed: 2, undone: 0 })
    await desk.hears(({ data }) => data.kind === 'changed' && data.ids?.includes(ids[2] ?? '') === true)
    desk.leave()
    const { history } = await detail(ids[0] ?? '')
    expect(history.at(-1)).toMatchObject({
      change: 'status',
      from: 'closed',
      to: 'resolved',
      by: 'Milind Naik',
    })
    const [audited] = await db.query<{ n: number }>(
      `select count(*) as n from audit_entries where record_id = $1::uuid and action = 'changed' and detail = 'status'`,
      [ids[2]],
    )
    expect(audited?.n).toBe(1)
    expect((await undo(body.operation._id)).body.operation).toMatchObject({ state: 'undone', undone: 2 })
    expect(await Promise.all(ids.map(async (id) => (await read(milind.token, id)).status))).toEqual([
      'closed',
      'resolved',
      'pending',
    ])
    // A slip that was taken back is no answer.
    expect(await db.query('select 1 from first_answers where enquiry_id = $1::uuid', [ids[2]])).toEqual([])
    expect(await counters()).toEqual([])
  })

  it('gives nothing to whoever may only read, or leaves the staff on the way', async () => {
    const [reader, leaver] = [await staff('viewer'), await staff('agent')]
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

  it('assigns, and gives nothing back to whoever has left the staff', async () => {
    const leaver = await staff('agent')
    const [mine = '', theirs = ''] = await several(2)
    await call('PUT', `/api/enquiries/${theirs}/status`, {
      token: milind.token,
      body: { assignedTo: leaver.user._id },
    })
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

  it('sets aside as spam and brings back, and keeps the reason of what was aside already', async () => {
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

  it('deletes and restores all that match but those left out', async () => {
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

  it('answers each by its own letter, waits, and takes back what was not sent', async () => {
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
    // One of them is on its way by the time of the undo.
    await db.query('update outbox set attempts = 1 where message_id = $1::uuid', [
      letters.find(({ enquiry_id }) => enquiry_id === second)?.message_id,
    ])
    expect((await undo(body.operation._id)).body.operation).toMatchObject({ state: 'undone', undone: 1 })
    expect(await detail(first)).toMatchObject({
      messages: [],
      enquiry: { status: 'pending', assignedTo: null },
    })
    expect(await detail(second)).toMatchObject({ messages: [{}], enquiry: { status: 'in_progress' } })
    const priced = await start({ verb: 'answer', text: 'It is {price}.', scope: { ids: [first] } })
    expect(priced).toMatchObject({
      status: 422,
      body: { errors: { text: expect.stringContaining('{price}') } },
    })
  })
})

describe('undo', () => {
  const remove = (ids: string[], who: AuthResult, key: string) =>
    call('DELETE', '/api/enquiries/multiple', {
      token: who.token,
      body: { ids },
      headers: { 'idempotency-key': key },
    })

  it('of two people deleting the same rows brings back what each has deleted, and nothing else', async () => {
    const [one = '', both = '', other = ''] = await several(3)
    const [his, hers] = [randomUUID(), randomUUID()]
    const [first, second] = await Promise.all([
      remove([one, both], milind, his),
      remove([both, other], asha, hers),
    ])
    expect(Number(first.body.deleted) + Number(second.body.deleted)).toBe(3)
    const gone = async (id: string) =>
      (await call('GET', `/api/enquiries/${id}`, { token: milind.token })).status
    expect((await undo(his)).body.operation.undone).toBe(first.body.deleted)
    expect(await gone(one)).toBe(200)
    expect(await gone(other)).toBe(404)
    expect(await gone(both)).toBe(first.body.deleted === 2 ? 200 : 404)
    expect((await undo(hers, asha)).body.operation.undone).toBe(second.body.deleted)
    expect(await Promise.all([one, both, other].map(gone))).toEqual([200, 200, 200])
    expect((await undo(hers, milind)).status).toBe(404)
  })

  it('leaves what somebody has touched since', async () => {
    const [restored = '', changed = '', plain = ''] = await several(3)
    const key = randomUUID()
    await remove([restored, plain], milind, key)
    await call('POST', '/api/enquiries/restore', { token: asha.token, body: { ids: [restored] } })
    await remove([restored], asha, randomUUID())
    expect((await undo(key)).body.operation.undone).toBe(1)
    expect((await call('GET', `/api/enquiries/${restored}`, { token: milind.token })).status).toBe(404)
    expect((await undo(key)).body.operation.undone).toBe(1)

    const { body } = await start({ verb: 'status', status: 'closed', scope: { ids: [changed, plain] } })
    for (const status of ['pending', 'closed'])
      await call('PUT', `/api/enquiries/${changed}/status`, { token: asha.token, body: { status } })
    expect((await undo(body.operation._id)).body.operation.undone).toBe(1)
    expect(await read(milind.token, changed)).toMatchObject({ status: 'closed' })
    expect(await read(milind.token, plain)).toMatchObject({ status: 'pending' })
  })

  it('is of the operation that a lost answer was of: a deletion that is asked for again happened once', async () => {
    const ids = await several(2)
    const key = randomUUID()
    expect((await remove(ids, milind, key)).body).toEqual({ deleted: 2 })
    expect((await remove(ids, milind, key)).body).toEqual({ deleted: 2 })
    expect((await remove(ids, asha, key)).status).toBe(409)
    expect((await remove(ids, milind, 'no id')).status).toBe(400)
    expect((await undo(key)).body.operation.undone).toBe(2)
  })

  it('can be asked for as long as letters are kept', async () => {
    const ids = await several(2)
    const { body } = await start({ verb: 'delete', scope: { ids } })
    const { _id } = body.operation
    const age = (days: number) =>
      db.query(
        `update bulk_operations set moved_at = now() - $2::integer * interval '1 day' where id = $1::uuid`,
        [_id, days],
      )
    await age(29)
    await retain(db, config.retention)
    expect((await call('GET', `/api/operations/${_id}`, { token: milind.token })).status).toBe(200)
    await age(31)
    await retain(db, config.retention)
    expect((await undo(_id)).status).toBe(404)
    expect(await db.query('select 1 from bulk_operation_rows where operation_id = $1::uuid', [_id])).toEqual(
      [],
    )
  })
})

describe('a long one', { timeout: 120_000 }, () => {
  it('comes to all 3,000 that matched when it began, and its undo to all that it changed', async () => {
    const subject = word()
    await fill(subject, 3000)
    const { body } = await start({ verb: 'delete', scope: { filter: { q: subject } } })
    const { _id, total } = body.operation
    expect(total).toBe(3000)
    const late = await enquire({ subject })
    await runOperations(app, answering)
    const { operation } = (await call('GET', `/api/operations/${_id}`, { token: milind.token }))
      .body as Result['body']
    expect(operation).toMatchObject({ state: 'done', done: 3000, changed: 3000 })
    expect(await found(`q=${subject}`)).toBe(1)
    await call('DELETE', `/api/enquiries/${late}`, { token: milind.token })
    await undo(_id)
    await runOperations(app, answering)
    expect(await found(`q=${subject}`)).toBe(3000)
    expect(await counters()).toEqual([])
    // Who was searched for is not kept.
    expect(await db.query('select scope from bulk_operations where id = $1::uuid', [_id])).toEqual([
      { scope: null },
    ])
  })

  it('stops where it is when it is cancelled or its owner leaves, and what was done can be undone', async () => {
    const subject = word()
    await fill(subject, 1200)
    const begun = async () => {
      const id = randomUUID()
      await db.query(
        `insert into bulk_operations (id, by_id, by_role, verb, value, scope, state, total)
         values ($1::uuid, $2::uuid, 'staff', 'status', '{"set":"closed"}', $3::jsonb, 'running', 1200)`,
        [id, milind.user._id, JSON.stringify({ filter: { q: subject } })],
      )
      const stop = new AbortController()
      const first = { db, log: app.log, live: { tell: () => stop.abort() } }
      await runOperations(first as never, answering, stop.signal)
      return id
    }
    const cancelled = await begun()
    const { body } = (await call('POST', `/api/operations/${cancelled}/cancel`, {
      token: milind.token,
    })) as Result
    expect(body.operation).toMatchObject({ state: 'cancelled', changed: 500 })
    await runOperations(app, answering)
    expect(await found(`q=${subject}&status=closed`)).toBe(500)
    expect((await undo(cancelled)).body.operation.undone).toBe(500)

    await db.query('update users set disabled_at = now() where id = $1::uuid', [milind.user._id])
    await begun()
    await db.query('update users set disabled_at = null where id = $1::uuid', [milind.user._id])
    expect(await found(`q=${subject}&status=closed`)).toBe(0)
  })

  it('goes on in another process where one was lost in the middle of a batch, and writes each letter once', async () => {
    const subject = word()
    await fill(subject, 120)
    const key = randomUUID()
    // The second batch is lost, as with its process.
    await db.query(`create function lost() returns trigger language plpgsql as $$ begin
      if (select count(*) from messages m join enquiries e on e.id = m.enquiry_id where e.subject = '${subject}') > 70
      then raise exception using errcode = '57P01'; end if; return new; end $$`)
    await db.query('create trigger lost before insert on outbox for each row execute function lost()')
    const { body } = await start(
      { verb: 'answer', text: 'Hello {name}', scope: { filter: { q: subject } } },
      milind,
      key,
    )
    expect(body.operation).toMatchObject({ _id: key, state: 'running', done: 50, changed: 50 })
    await db.query('drop trigger lost on outbox')
    const database = onPostgres ? openPostgres(url ?? '', 4) : db
    const other = await buildApp({ config, database, secret: SECRET })
    await Promise.all([runOperations(other, answering), runOperations(app, answering)])
    const again = await start(
      { verb: 'answer', text: 'Hello {name}', scope: { filter: { q: subject } } },
      milind,
      key,
    )
    expect(again.body.operation).toMatchObject({ _id: key, state: 'done', done: 120, changed: 120 })
    const [letters] = await db.query<{ letters: number; threads: number }>(
      `select count(*)::integer as letters, count(distinct m.enquiry_id)::integer as threads
       from outbox o join messages m on m.id = o.message_id join enquiries e on e.id = m.enquiry_id where e.subject = $1`,
      [subject],
    )
    expect(letters).toEqual({ letters: 120, threads: 120 })
    await other.close()
    if (onPostgres) await database.close()
  })

  it('and another over the same rows the other way round do not lock each other out', async () => {
    const subject = word()
    await fill(subject, 1500)
    const filter = { q: subject }
    const some = await db.query<{ id: string }>(
      'select id from enquiries where subject = $1 order by created_at limit 100',
      [subject],
    )
    const [one, two, three] = await Promise.all([
      start({ verb: 'status', status: 'resolved', scope: { filter } }),
      start({ verb: 'assign', assignedTo: asha.user._id, scope: { filter } }, asha),
      start({ verb: 'answer', text: 'Hello', scope: { ids: some.map(({ id }) => id) } }),
    ])
    await Promise.all([runOperations(app, answering), runOperations(app, answering)])
    for (const { body } of [one, two, three])
      expect(
        await db.query('select state from bulk_operations where id = $1::uuid and done = total', [
          body.operation._id,
        ]),
      ).toEqual([{ state: 'done' }])
    expect(await counters()).toEqual([])
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
