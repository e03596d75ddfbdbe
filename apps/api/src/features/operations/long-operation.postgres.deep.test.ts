import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { type Result, startManyAtOnce } from '../../../test/many-at-once.ts'
import { SECRET } from '../../../test/service.ts'
import { openPostgres } from '../../db/connection/postgres.ts'
import { runOperations } from './run-operation.ts'

const {
  app,
  asha,
  answering,
  call,
  config,
  counters,
  db,
  enquire,
  fill,
  found,
  milind,
  start,
  undo,
  url,
  word,
} = await startManyAtOnce()

describe('a long operation', { timeout: 120_000 }, () => {
  it('changes all 3,000 that matched at the start, and undo reverts them all', async () => {
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
    // The search words may be a name, so they are not kept.
    expect(await db.query('select scope from bulk_operations where id = $1::uuid', [_id])).toEqual([
      { scope: null },
    ])
  })

  it('stops when it is cancelled or its owner is suspended, and can then be undone', async () => {
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

  it('continues in another process after a crash within a batch, and writes each email once', async () => {
    const subject = word()
    await fill(subject, 120)
    const key = randomUUID()
    // The second batch fails, as if its process had crashed.
    await db.query(`create function lost() returns trigger language plpgsql as $$ begin
      if (select count(*) from messages m join enquiries e on e.id = m.enquiry_id where e.subject = '${subject}') > 70
      then raise exception using errcode = '57P01'; end if; return new; end $$`)
    await db.query('create trigger lost before insert on outbox for each row execute function lost()')
    const answer = { verb: 'answer', text: 'Hello {name}', scope: { filter: { q: subject } } }
    const { body } = await start(answer, milind, key)
    expect(body.operation).toMatchObject({ _id: key, state: 'running', done: 50, changed: 50 })
    await db.query('drop trigger lost on outbox')
    const database = openPostgres(url ?? '', 4)
    const other = await buildApp({ config, database, secret: SECRET })
    await Promise.all([runOperations(other, answering), runOperations(app, answering)])
    const again = await start(answer, milind, key)
    expect(again.body.operation).toMatchObject({ _id: key, state: 'done', done: 120, changed: 120 })
    const [letters] = await db.query<{ letters: number; threads: number }>(
      `select count(*)::integer as letters, count(distinct m.enquiry_id)::integer as threads
       from outbox o join messages m on m.id = o.message_id join enquiries e on e.id = m.enquiry_id where e.subject = $1`,
      [subject],
    )
    expect(letters).toEqual({ letters: 120, threads: 120 })
    await other.close()
    await database.close()
  })

  it('does not deadlock with others over the same rows', async () => {
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
    for (const { body } of [one, two, three]) {
      const { _id } = body.operation
      const rows = await db.query('select state, done = total as all from bulk_operations where id = $1', [
        _id,
      ])
      expect(rows).toEqual([{ state: 'done', all: true }])
    }
    expect(await counters()).toEqual([])
  })
})
