import type { UndeliveredResult } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { claimLetter } from '../../db/stores/outbox-store.ts'
import { retain } from '../../retention/retain-in-turn.ts'

const { call, config, db, enquire, staff } = await startService()
const { token } = await staff()
const undelivered = async () =>
  (await call<UndeliveredResult>('GET', '/api/letters/undelivered', { token })).body
const ready = async () => {
  const { status, body } = await call('GET', '/readyz')
  return { code: status, ...body }
}

it('counts undelivered emails for staff and in the health check, which stays ready', async () => {
  await db.query(
    `insert into outbox (recipient, subject, body, enquiries, refusal, attempts, created_at, sent_at) values
       ('a@goa.example', 'Refused', '', null, null, 0, now() - interval '1 hour', null),
       ('desk@goa.example', 'Refused', '', 1, 'unreachable', 3, '2026-11-20 10:00:00Z', null),
       ('a@goa.example', 'Just written', '', null, null, 0, now(), null),
       ('a@goa.example', 'Sent', '', null, null, 1, now() - interval '1 hour', now())`,
  )
  const some = { _id: expect.any(String), nextTryAt: expect.any(String) }
  expect(await undelivered()).toEqual({
    undelivered: 2,
    unannounced: 0,
    since: expect.stringMatching(/^2026-11-20T10:00:00/),
    letters: [
      {
        ...some,
        to: 'staff',
        about: 'enquiries',
        since: '2026-11-20T10:00:00.000Z',
        tries: 3,
        why: 'unreachable',
      },
      { ...some, to: 'other', about: 'account', since: expect.any(String), tries: 0, why: 'waiting' },
    ],
    sendsEmail: false,
  })
  const details = { undeliveredLetters: 2, unannouncedEnquiries: 0 }
  expect(await ready()).toEqual({ code: 200, status: 'ready', details })
})

it('counts enquiries that staff were not emailed about for more than five minutes', async () => {
  const id = await enquire()
  expect(await undelivered()).toMatchObject({ unannounced: 0 })
  await db.query(`update enquiries set created_at = now() - interval '6 minutes' where id = $1::uuid`, [id])
  expect(await undelivered()).toMatchObject({ unannounced: 1 })
  expect(await ready()).toMatchObject({ code: 200, details: { unannouncedEnquiries: 1 } })
  await db.query('delete from enquiries where id = $1::uuid', [id])
})

it('says whether there is a mail server', async () => {
  const mailed = await startService({ smtpUrl: 'smtp://127.0.0.1:9' })
  const { token } = await mailed.staff()
  expect((await mailed.call('GET', '/api/letters/undelivered', { token })).body).toMatchObject({
    sendsEmail: true,
  })
  expect(await undelivered()).toMatchObject({ sendsEmail: false })
})

it('lets agents give up emails about enquiries only', async () => {
  const agent = await staff('agent')
  const giveUp = async (about: string) => {
    const letter = (await undelivered()).letters.find((one) => one.about === about)
    return (await call('DELETE', `/api/letters/${letter?._id}`, { token: agent.token })).status
  }
  await db.query(
    `insert into outbox (recipient, subject, body, enquiries, created_at)
     values ('b@goa.example', 'One more', '', 1, '2026-11-19 10:00:00Z')`,
  )
  expect(await giveUp('account')).toBe(403)
  expect(await giveUp('enquiries')).toBe(204)
  await db.query(`delete from audit_entries where record = 'letter'`)
})

const claimAll = async () => {
  const ids: string[] = []
  for (let letter = await claimLetter(db); letter; letter = await claimLetter(db)) ids.push(String(letter.id))
  return ids
}

it('retries an email on request, also after the last automatic attempt', async () => {
  await db.query(
    `update outbox set attempts = 50, created_at = now() - interval '6 days', next_at = now() + interval '1 day'
     where refusal = 'unreachable'`,
  )
  const [oldest] = (await undelivered()).letters
  expect(oldest).toMatchObject({ tries: 50, nextTryAt: null })
  expect(await claimAll()).not.toContain(oldest?._id)
  expect((await call('POST', `/api/letters/${oldest?._id}/retry`, { token })).status).toBe(204)
  expect(await claimAll()).toEqual([oldest?._id])
})

it('does not send an email twice that is being sent', async () => {
  await db.query(`update outbox set next_at = now() - interval '1 second' where refusal = 'unreachable'`)
  const [id] = await claimAll()
  expect((await call('POST', `/api/letters/${id}/retry`, { token })).status).toBe(204)
  expect(await claimAll()).toEqual([])
  await db.query(`update outbox set next_at = now() + interval '1 hour' where id = $1::bigint`, [id])
})

it('neither sends nor counts an email that staff gave up, and clears its secret', async () => {
  const [letter] = (await undelivered()).letters
  const secret = `update outbox set secret = true, body = 'link', next_at = now() where id = $1::bigint`
  await db.query(secret, [letter?._id])
  const giveUp = () => call('DELETE', `/api/letters/${letter?._id}`, { token })
  expect((await giveUp()).status).toBe(204)
  expect((await giveUp()).status).toBe(404)
  const trail = await db.query(`select action from audit_entries where record = 'letter'`)
  expect(trail).toEqual([{ action: 'deleted' }])
  expect((await call('POST', `/api/letters/${letter?._id}/retry`, { token })).status).toBe(404)
  expect(await undelivered()).toMatchObject({ undelivered: 1 })
  expect(await ready()).toMatchObject({ details: { undeliveredLetters: 1 } })
  expect(await claimAll()).not.toContain(letter?._id)
  const left = await db.query(`select body from outbox where id = $1::bigint`, [letter?._id])
  expect(left).toEqual([{ body: '' }])
})

it('purges emails after a month, sent or not', async () => {
  await db.query(`update outbox set created_at = now() - interval '31 days'`)
  await retain(db, config.retention)
  expect(await undelivered()).toMatchObject({ undelivered: 0, unannounced: 0, since: null, letters: [] })
  expect(await ready()).toMatchObject({ details: { undeliveredLetters: 0 } })
})
