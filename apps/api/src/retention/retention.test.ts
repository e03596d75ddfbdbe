import { expect, it } from 'vitest'
import { countedBatches } from '../../test/counted-batches.ts'
import { startService } from '../../test/service.ts'
import { announceEnquiries } from '../jobs/announce-enquiries.ts'
import { readConfig } from '../settings/config.ts'
import { startOf } from '../settings/retention-settings.ts'
import { retain, retainInTurn } from './retain-in-turn.ts'
import { forgetDeleted } from './retention-store.ts'

const { db, url, config, enquire, read, staff, call, prepare } = await startService()
const { token } = await staff()
const lines: object[] = []
const log = { info: (line: object) => void lines.push(line) } as never
const periods = (env: Record<string, string> = {}) => readConfig(env).retention

const age = (id: string, days: number) =>
  db.query(
    `update enquiries set created_at = now() - $2::integer * interval '1 day',
       updated_at = now() - $2::integer * interval '1 day' where id = $1::uuid`,
    [id, days],
  )

it('accepts days, months and years', () => {
  expect(periods()).toEqual({
    enquiries: undefined,
    deleted: '30 days',
    letters: '30 days',
    audit: '24 months',
  })
  expect(
    periods({ RETENTION_ENQUIRIES: '3 years', RETENTION_DELETED: '1 day', RETENTION_AUDIT: '6 months' }),
  ).toMatchObject({ enquiries: '3 years', deleted: '1 days', audit: '6 months' })
  const now = Date.parse('2026-11-24T00:00:00Z')
  expect(new Date(startOf('24 months', now)).toISOString()).toBe('2024-11-24T00:00:00.000Z')
  expect(new Date(startOf('30 days', now)).toISOString()).toBe('2026-10-25T00:00:00.000Z')
})

it('erases no enquiry without a retention period', async () => {
  const id = await enquire()
  await age(id, 4000)
  await retain(db, periods())
  expect(await read(token, id)).toMatchObject({ name: 'Meera Iyer', erasedAt: null })
})

it('completes the other deletions when one fails, and reports the failure', async () => {
  const id = await enquire()
  await age(id, 4000)
  await db.query(
    `insert into audit_entries (by_role, action, record, at) values ('staff', 'exported', 'enquiries', now() - interval '9 years')`,
  )
  await prepare(
    `create function cut() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`,
  )
  await prepare('create trigger cut before delete on audit_entries for each row execute function cut()')
  await expect(retain(db, periods({ RETENTION_ENQUIRIES: '3 years' }))).rejects.toThrow()
  await prepare('drop function cut cascade')
  expect(await read(token, id)).toMatchObject({ name: 'Erased' })
})

it('erases enquiries without changes since the cut-off, and keeps the counts', async () => {
  const old = await enquire()
  const changed = await enquire()
  const recent = await enquire()
  await announceEnquiries(db, config)
  await age(old, 400)
  await age(changed, 400)
  await age(recent, 300)
  await call('PUT', `/api/enquiries/${changed}/status`, { token, body: { status: 'resolved' } })
  const total = async () => (await call<{ total: number }>('GET', '/api/enquiries', { token })).body.total
  const before = await total()
  await db.query(`delete from job_runs where job = 'retention'`)
  const daily = { databaseUrl: url, retention: periods({ RETENTION_ENQUIRIES: '365 days' }) }
  await retainInTurn(db, daily, log)
  expect(await read(token, old)).toMatchObject({ name: 'Erased', phone: '', message: '', status: 'closed' })
  expect(await read(token, changed)).toMatchObject({ name: 'Meera Iyer', status: 'resolved' })
  expect(await read(token, recent)).toMatchObject({ name: 'Meera Iyer' })
  expect(await total()).toBe(before)
  expect(lines).toMatchObject([{ job: 'retention', erased: expect.any(Number) }])
  expect(await db.query('select 1 from outbox where body like $1', [`%?enquiry=${old}%`])).toEqual([])
  // Daily: retention periods are days or longer.
  await age(recent, 400)
  await retainInTurn(db, daily, log)
  expect(await read(token, recent)).toMatchObject({ name: 'Meera Iyer' })
})

it('keeps conversations that go on, and what was merged into them', async () => {
  const reply = (id: string) =>
    call('POST', `/api/enquiries/${id}/answers`, { token, body: { text: 'Yes.' } })
  const merge = (id: string, into: string) =>
    call('PUT', `/api/enquiries/${id}/merge`, { token, body: { into } })
  // One after the other: what is merged into a younger enquiry is not its newest message, whose time stays as it is.
  const ids: string[] = []
  while (ids.length < 6) ids.push(await enquire())
  const [answered = '', noted = '', merged = '', around = '', silent = '', also = ''] = ids
  await merge(merged, around)
  await merge(silent, also)
  for (const id of [answered, noted, merged, around, silent, also]) await age(id, 400)
  await reply(answered)
  await call('POST', `/api/enquiries/${noted}/notes`, { token, body: { text: 'Calls back.' } })
  await reply(around)
  await age(answered, 400)
  await age(around, 400)
  await retain(db, periods({ RETENTION_ENQUIRIES: '365 days' }))
  const nameOf = async (id: string) => (await read(token, id)).name
  for (const id of [answered, noted, merged, around]) expect(await nameOf(id)).toBe('Meera Iyer')
  for (const id of [silent, also]) expect(await nameOf(id)).toBe('Erased')
})

it('erases all emails about an erased enquiry', async () => {
  const id = await enquire()
  await announceEnquiries(db, config)
  await db.query(`update outbox set body = 'Without a link to the desk' where $1::uuid = any(enquiry_ids)`, [
    id,
  ])
  await age(id, 400)
  await retain(db, periods({ RETENTION_ENQUIRIES: '365 days' }))
  expect(await db.query(`select 1 from outbox where body = 'Without a link to the desk'`)).toEqual([])
})

it('deletes in batches', async () => {
  await db.query(
    `insert into enquiries (name, phone, email, subject, message, deleted_at)
     select 'n', 'p', 'old@mail.example', 's', 'm', now() - interval '31 days' from generate_series(1, 1500)`,
  )
  const counted = countedBatches(db)
  await forgetDeleted(counted.db, '30 days')
  expect(counted.batches).toEqual([1000, 500])
  expect(await db.query(`select 1 from enquiries where email = 'old@mail.example'`)).toEqual([])
})

it('deletes old audit entries', async () => {
  await db.query(
    `insert into audit_entries (by_role, action, record, at)
     values ('staff', 'old', 'enquiries', now() - interval '25 months'), ('staff', 'new', 'enquiries', now() - interval '23 months')`,
  )
  await retain(db, periods())
  const rows = await db.query<{ action: string }>(
    `select action from audit_entries where action in ('old', 'new')`,
  )
  expect(rows).toEqual([{ action: 'new' }])
})
