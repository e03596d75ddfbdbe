import type { Routing, StaffDetail } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { enquiry, startService } from '../../../test/service.ts'

const { app, call, staff, enquire, read, db, prepare } = await startService()
const [owner, asha, rohan, zia] = await Promise.all([staff(), staff('agent'), staff('agent'), staff('agent')])
const viewer = await staff('viewer')
const { token } = owner
const idOf = ({ user }: typeof owner) => user._id
const everybody = [owner, asha, rohan, zia].map(idOf)

beforeEach(async () => {
  await db.query('delete from routing_rules')
  await db.query('delete from absences')
  await db.query('update users set disabled_at = null')
})

const routing = async () => (await call<Routing>('GET', '/api/routing', { token })).body
const put = async (rules: object[], by = token) =>
  call<Routing>('PUT', '/api/routing', {
    token: by,
    body: { rules, version: (await routing()).version },
  })
const givenTo = async (values?: object) => {
  const id = await enquire({ ...values })
  return (await read(token, id)).assignedTo
}
const dayInGoa = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time)
const today = dayInGoa(Date.now())
// Tomorrow too, since midnight may come while the tests run.
const tomorrow = dayInGoa(Date.now() + 86_400_000)
const away = (who: string, by = token, days = { startDate: today, endDate: tomorrow }) =>
  call('PUT', `/api/routing/absences/${who}`, { token: by, body: days })

it('assigns nothing without rules', async () => {
  expect(await givenTo()).toBeNull()
})

it('assigns an enquiry by the first matching rule', async () => {
  const laView = { kind: 'hotel', slug: 'la-view' }
  await put([
    { ...laView, people: [idOf(asha)] },
    { kind: 'hotel', people: [idOf(rohan)] },
    { words: ['Boat', 'kayak'], people: [idOf(zia)] },
    { script: 'devanagari', people: [idOf(owner)] },
  ])
  expect(await givenTo({ context: laView })).toBe(idOf(asha))
  expect(await givenTo({ context: { ...laView, slug: 'wotel' }, subject: 'a boat' })).toBe(idOf(rohan))
  expect(await givenTo({ subject: 'BOATS for eleven' })).toBe(idOf(zia))
  expect(await givenTo({ message: 'क्या दो कमरे खाली हैं?' })).toBe(idOf(owner))
  expect(await givenTo({ context: { kind: 'beach', slug: 'palolem' } })).toBeNull()
  expect(await givenTo({ context: laView, website: 'http://spam.example' })).toBeNull()
})

it('records in the thread and the audit trail that a rule assigned it', async () => {
  await put([{ people: [idOf(asha)] }])
  const id = await enquire()
  const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
  expect(body.history).toMatchObject([{ change: 'assignedTo', from: null, to: asha.user.name, by: null }])
  expect(
    await db.query(
      `select by_role, action, detail from audit_entries where record_id = $1::uuid and action = 'changed'`,
      [id],
    ),
  ).toEqual([{ by_role: 'service', action: 'changed', detail: 'assignedTo' }])
  const entered = await call<{ enquiry: { assignedTo: string } }>('POST', '/api/enquiries/entered', {
    token,
    body: { source: 'call', ...enquiry() },
  })
  expect(entered.body.enquiry.assignedTo).toBe(idOf(asha))
})

it('assigns forty concurrent enquiries to four people, ten each', async () => {
  await put([{ people: everybody }])
  const given = await Promise.all(Array.from({ length: 40 }, () => givenTo()))
  expect(everybody.map((id) => given.filter((it) => it === id).length)).toEqual([10, 10, 10, 10])
})

it('skips people who are suspended, away or view-only, and rules with nobody available', async () => {
  await put([{ people: [idOf(asha), idOf(rohan)] }, { people: [idOf(zia)] }])
  expect((await away(idOf(asha), asha.token)).status).toBe(200)
  expect([await givenTo(), await givenTo()]).toEqual([idOf(rohan), idOf(rohan)])
  expect((await call('PUT', `/api/staff/${idOf(rohan)}`, { token, body: { suspended: true } })).status).toBe(
    200,
  )
  expect(await givenTo()).toBe(idOf(zia))
  expect((await call('DELETE', `/api/routing/absences/${idOf(asha)}`, { token: owner.token })).status).toBe(
    204,
  )
  expect(await givenTo()).toBe(idOf(asha))
  await away(idOf(asha), token, { startDate: '2026-01-01', endDate: '2026-01-02' })
  expect(await givenTo()).toBe(idOf(asha))
  await db.query(`update users set staff_role = 'viewer' where id = any($1::uuid[])`, [
    `{${idOf(asha)},${idOf(zia)}}`,
  ])
  expect(await givenTo()).toBeNull()
  await db.query(`update users set staff_role = 'agent' where id = any($1::uuid[])`, [
    `{${idOf(asha)},${idOf(zia)}}`,
  ])
})

it('keeps turns when other rules change', async () => {
  const { body } = await put([{ people: [idOf(asha), idOf(rohan)] }])
  const [rule] = body.rules
  expect(await givenTo()).toBe(idOf(asha))
  await put([
    { words: ['nobody writes this'], people: [idOf(zia)] },
    { ...rule, people: [idOf(asha), idOf(rohan)] },
  ])
  expect(await givenTo()).toBe(idOf(rohan))
})

it('lets only owners change rules, all staff read them, and refuses an outdated version', async () => {
  const rules = [{ people: [idOf(asha)] }]
  expect((await put(rules, asha.token)).status).toBe(403)
  const { version } = await routing()
  expect((await put(rules)).status).toBe(200)
  expect((await call('PUT', '/api/routing', { token, body: { rules: [], version } })).status).toBe(409)
  const seen = await call<Routing>('GET', '/api/routing', { token: viewer.token })
  expect(seen.body.rules).toMatchObject([{ people: [idOf(asha)], words: [], kind: null }])
  expect(seen.body.people.map(({ _id }) => _id).sort()).toEqual([...everybody].sort())
})

it('refuses invalid rules, and other people’s absences', async () => {
  for (const rule of [
    { people: [] },
    { people: [idOf(viewer)] },
    { people: [idOf(asha), idOf(asha)] },
    { slug: 'la-view', people: [idOf(asha)] },
    { words: [''], people: [idOf(asha)] },
  ])
    expect((await put([rule])).status, JSON.stringify(rule)).toBe(400)
  expect((await away(idOf(rohan), asha.token)).status).toBe(403)
  expect((await away(idOf(viewer), token)).status).toBe(404)
  const back = { startDate: '2026-12-02', endDate: '2026-12-01' }
  expect((await away(idOf(asha), asha.token, back)).status).toBe(400)
})

it('stores an enquiry unassigned if routing fails, and counts the failure', async () => {
  await put([{ people: [idOf(asha)] }])
  const warnings = async () =>
    Number(
      /^background_failures_total{task="routing"} (\d+)/m.exec((await app.inject('/metrics')).body)?.[1] ?? 0,
    )
  const before = await warnings()
  await prepare('alter table routing_people rename to routing_people_away')
  expect(await givenTo()).toBeNull()
  await prepare('alter table routing_people_away rename to routing_people')
  expect(await warnings()).toBe(before + 1)
  expect(await givenTo()).toBe(idOf(asha))
})
