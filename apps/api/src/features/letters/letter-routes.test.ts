import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { retain } from '../../retention/retain-in-turn.ts'

const { call, config, db, staff } = await startService()
const { token } = await staff()
const undelivered = async () => (await call('GET', '/api/letters/undelivered', { token })).body
const ready = async () => {
  const { status, body } = await call('GET', '/readyz')
  return { code: status, ...body }
}

it('counts letters that nobody takes, for staff and for whoever watches the service, which stays ready', async () => {
  await db.query(
    `insert into outbox (recipient, subject, body, enquiries, refusal, attempts, created_at, sent_at) values
       ('a@goa.example', 'Refused', '', null, null, 0, now() - interval '1 hour', null),
       ('desk@goa.example', 'Refused', '', 1, 'unreachable', 3, '2026-11-20 10:00:00Z', null),
       ('a@goa.example', 'Just written', '', null, null, 0, now(), null),
       ('a@goa.example', 'Sent', '', null, null, 1, now() - interval '1 hour', now())`,
  )
  expect(await undelivered()).toEqual({
    undelivered: 2,
    since: expect.stringMatching(/^2026-11-20T10:00:00/),
    letters: [
      { to: 'staff', about: 'enquiries', since: '2026-11-20T10:00:00.000Z', tries: 3, why: 'unreachable' },
      { to: 'other', about: 'account', since: expect.any(String), tries: 0, why: 'waiting' },
    ],
  })
  expect(await ready()).toEqual({ code: 200, status: 'ready', details: { undeliveredLetters: 2 } })
})

it('forgets letters after a month, sent or not', async () => {
  await db.query(`update outbox set created_at = now() - interval '31 days'`)
  await retain(db, config.retention)
  expect(await undelivered()).toEqual({ undelivered: 0, since: null, letters: [] })
  expect(await ready()).toMatchObject({ details: { undeliveredLetters: 0 } })
})
