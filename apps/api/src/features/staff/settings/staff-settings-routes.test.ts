import type { Notifications } from '@susegad/api-client/rules'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { announceEnquiries } from '../../../jobs/announce-enquiries.ts'
import { mailDigests } from '../../../jobs/staff-digest.ts'
import { addMessage } from '../../enquiries/messages/message-store.ts'

const { db, staff, customer, call, enquire, config } = await startService()
const owner = await staff()
const people = {
  each: await staff('agent'),
  mine: await staff('agent'),
  digest: await staff('agent'),
  none: await staff('agent'),
}

const set = (person: typeof owner, over: object) =>
  call('PUT', '/api/users/settings', {
    token: person.token,
    body: { notifications: 'each', mentionEmails: true, signature: '', ...over },
  })
await set(owner, { notifications: 'none' })
for (const [notifications, person] of Object.entries(people)) await set(person, { notifications })

beforeEach(async () => {
  await db.query('delete from outbox')
  await db.query('delete from enquiries')
  await db.query('delete from new_enquiries')
  await db.query('delete from job_runs')
})

const who = new Map(Object.entries(people).map(([name, { user }]) => [user.email, name]))
const told = async () =>
  (await db.query<{ recipient: string }>('select recipient from outbox order by id')).map(
    ({ recipient }) => who.get(recipient) ?? recipient,
  )
const give = (id: string, to: Notifications) =>
  db.query('update enquiries set assigned_to = $2::uuid where id = $1::uuid', [id, people[to].user._id])

it('is each enquiry, emails about mentions and no signature by default', async () => {
  const { token } = await staff('viewer')
  const { body } = await call('GET', '/api/users/settings', { token })
  expect(body).toEqual({ settings: { notifications: 'each', mentionEmails: true, signature: '' } })
  await call('PUT', '/api/users/settings', {
    token,
    body: { ...Object(body).settings, notifications: 'none' },
  })
})

it('tells of new enquiries those who want each, and those to whom they are assigned', async () => {
  await enquire()
  await announceEnquiries(db, config)
  expect(await told()).toEqual(['each'])
  await db.query('delete from outbox')
  for (const name of ['mine', 'digest', 'none'] as const) {
    await give(await enquire(), name)
    await announceEnquiries(db, config)
  }
  expect((await told()).sort()).toEqual(['each', 'each', 'each', 'mine'])
})

it('tells of a reply the assignee by their setting, and of one in an unassigned enquiry those who want each', async () => {
  const asker = await customer()
  const reply = async (to?: Notifications) => {
    const id = await enquire({}, { token: asker.token })
    if (to) await give(id, to)
    await db.query('delete from outbox')
    await call('POST', `/api/enquiries/${id}/replies`, { token: asker.token, body: { text: 'And a cot?' } })
    return told()
  }
  expect(await reply()).toEqual(['each'])
  expect(await reply('each')).toEqual(['each'])
  expect(await reply('mine')).toEqual(['mine'])
  expect([await reply('digest'), await reply('none')]).toEqual([[], []])
})

const zone = 5.5 * 3_600_000
const todayAt = (hour: number) =>
  new Date(Math.floor((Date.now() + zone) / 86_400_000) * 86_400_000 - zone + hour * 3_600_000)

it('writes one digest a day from nine, with new enquiries and replies, and none without news', async () => {
  const id = await enquire({ subject: 'A boat' })
  const old = await enquire({ subject: 'A wedding' })
  await give(old, 'digest')
  const before = todayAt(-20).toISOString()
  await db.query(
    `update enquiries set created_at = $1::timestamptz - interval '20 days' where id = $2::uuid`,
    [before, old],
  )
  await db.query('update enquiries set created_at = $1::timestamptz where id = $2::uuid', [before, id])
  await addMessage(db, {
    enquiryId: old,
    direction: 'out',
    channel: 'site',
    body: 'Yes.',
    authorId: owner.user._id,
    createdAt: new Date(Date.parse(before) - 86_400_000),
  })
  await addMessage(db, {
    enquiryId: old,
    direction: 'in',
    channel: 'site',
    body: 'When?',
    createdAt: new Date(before),
  })
  await db.query(`insert into job_runs (job, done_at) values ('staff-digest', $1::timestamptz)`, [
    todayAt(-24).toISOString(),
  ])
  await mailDigests(db, config, todayAt(8))
  expect(await told()).toEqual([])
  await mailDigests(db, config, todayAt(9))
  await mailDigests(db, config, todayAt(10))
  expect(await told()).toEqual(['digest'])
  const [letter] = await db.query<{ body: string }>('select body from outbox')
  expect(letter?.body).toMatch(
    /New enquiries\n- Meera Iyer: A boat[\s\S]*Customers wrote again\n- Meera Iyer: A wedding/,
  )
  await db.query('delete from outbox')
  await mailDigests(db, config, todayAt(24 + 9))
  expect(await told()).toEqual([])
})

it('lists somebody in the digest again who still waits and wrote again', async () => {
  const id = await enquire({ subject: 'A wedding' })
  const wrote = (hour: number) =>
    addMessage(db, {
      enquiryId: id,
      direction: 'in',
      channel: 'site',
      body: 'And when?',
      createdAt: todayAt(hour),
    })
  await db.query(`update enquiries set created_at = $1::timestamptz`, [todayAt(-60).toISOString()])
  await wrote(-50)
  await db.query(`insert into job_runs (job, done_at) values ('staff-digest', $1::timestamptz)`, [
    todayAt(-15).toISOString(),
  ])
  await mailDigests(db, config, todayAt(9))
  expect(await told()).toEqual([])
  await wrote(10)
  await mailDigests(db, config, todayAt(24 + 9))
  expect(await told()).toEqual(['digest'])
})

it('lists in the digest who wrote again, also after what they wrote in was merged', async () => {
  const [part, root] = [await enquire({ subject: 'A boat' }), await enquire({ subject: 'A wedding' })]
  await db.query(`update enquiries set created_at = $1::timestamptz`, [todayAt(-60).toISOString()])
  const createdAt = todayAt(-10)
  await addMessage(db, { enquiryId: part, direction: 'in', channel: 'site', body: 'And when?', createdAt })
  await db.query(`insert into job_runs (job, done_at) values ('staff-digest', $1::timestamptz)`, [
    todayAt(-15).toISOString(),
  ])
  await call('PUT', `/api/enquiries/${part}/merge`, { token: owner.token, body: { into: root } })
  await mailDigests(db, config, todayAt(9))
  const letters = await db.query<{ body: string }>('select body from outbox')
  expect(letters).toEqual([{ body: expect.stringMatching(/Customers wrote again\n- Meera Iyer: A wedding/) }])
})

it('writes the digest when the business opens, and none on a closed day', async () => {
  const day = { from: '14:00', to: '18:00' }
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const week = Object.fromEntries(names.map((name) => [name, day]))
  const closedDays = [new Date(todayAt(24).getTime() + zone).toISOString().slice(0, 10)]
  await call('PUT', '/api/opening-hours', { token: owner.token, body: { hours: { week, closedDays } } })
  const id = await enquire()
  await db.query('update enquiries set created_at = $1::timestamptz where id = $2::uuid', [
    todayAt(10).toISOString(),
    id,
  ])
  await mailDigests(db, config, todayAt(13))
  await mailDigests(db, config, todayAt(24 + 15))
  expect(await told()).toEqual([])
  await mailDigests(db, config, todayAt(14.5))
  expect(await told()).toEqual(['digest'])
  await db.query('delete from opening_hours')
})

it('ends the answers of a member by email with their signature, in plain text', async () => {
  const answer = async (person: typeof owner, quote?: object) => {
    await db.query('delete from outbox')
    const id = await enquire()
    await call('POST', `/api/enquiries/${id}/answers`, { token: person.token, body: { text: 'Yes.', quote } })
    const [letter] = await db.query<{ body: string; html: string }>(
      'select body, html from outbox where message_id is not null',
    )
    return letter
  }
  await set(owner, { signature: 'Milind Naik\nReservations <desk>\n' })
  expect((await answer(owner))?.body).toContain('Yes.\n\n-- \nMilind Naik\nReservations <desk>\n\nSusegad\n')
  const quote = { lines: [{ text: 'A room', quantity: 1, price: 4500 }], validUntil: '2099-12-31' }
  expect((await answer(owner, quote))?.html).toContain('Reservations &lt;desk&gt;')
  expect((await answer(people.each))?.body).toContain('Yes.\n\n-- \nSusegad\n')
  expect((await set(owner, { signature: 'x'.repeat(501) })).status).toBe(400)
})

it('is part of a member’s own data, and ends with their time on the team', async () => {
  await set(people.mine, { notifications: 'mine', signature: 'Asha' })
  const { body } = await call('GET', '/api/users/data', { token: people.mine.token })
  expect(body).toMatchObject({ account: { staffSettings: { notifications: 'mine', signature: 'Asha' } } })
  await call('DELETE', `/api/staff/${people.mine.user._id}`, { token: owner.token })
  expect(
    await db.query('select 1 from staff_settings where user_id = $1::uuid', [people.mine.user._id]),
  ).toEqual([])
})
