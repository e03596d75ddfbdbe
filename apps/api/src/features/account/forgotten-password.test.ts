import type { AuthResult } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, verifiedCustomer: customer, db } = await startService({ rateLimit: true })

let calls = 0
/** The same for every address: this service has no mail server. */
const ANSWER = JSON.stringify({ sendsEmail: false })
const ask = (email: string, from = `203.0.${++calls}.7`) =>
  call('POST', '/api/users/password/forgotten', { body: { email }, from })
const lettersTo = (email: string) =>
  db.query<{ body: string }>('select body from outbox where recipient = $1 order by id', [email])
const linkIn = (body = '') => /#(\S+)/.exec(body)?.[1] ?? ''
const open = (link: string, newPassword: string) =>
  call<AuthResult>('POST', '/api/users/password/link', {
    body: { link, newPassword },
    from: `203.0.${++calls}.7`,
  })

it('mails a link to the account’s address that sets a password once and ends every session', async () => {
  const { user, token } = await customer()
  const answer = await ask(user.email.toUpperCase())
  expect([answer.status, answer.text]).toEqual([200, ANSWER])
  const [letter] = await lettersTo(user.email)
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  const opened = await open(linkIn(letter?.body), 'another-of-rohan')
  expect(opened.body.user._id).toBe(user._id)
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(401)
  expect((await open(linkIn(letter?.body), 'a third of rohan')).status).toBe(404)
})

it('responds the same for an unknown address and a suspended account', async () => {
  const { user } = await customer()
  await db.query('update users set disabled_at = now() where id = $1::uuid', [user._id])
  for (const email of ['nobody@mail.example', user.email]) {
    const answer = await ask(email)
    expect([answer.status, answer.text]).toEqual([200, ANSWER])
    expect(await lettersTo(email)).toEqual([])
  }
})

it('sends an address at most three emails, however many network addresses ask', async () => {
  const { user } = await customer()
  for (let n = 0; n < 8; n++) expect((await ask(user.email)).status).toBe(200)
  expect(await lettersTo(user.email)).toHaveLength(3)
})

it('limits the requests of one network address', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 200 && !statuses.includes(429); n++)
    statuses.push((await ask(`person-${n}@mail.example`, '198.51.100.9')).status)
  expect(statuses).toContain(429)
})

it('says that an email is sent if there is a mail server, even for an unknown address', async () => {
  const mailed = await startService({ smtpUrl: 'smtp://127.0.0.1:9' })
  const { user } = await mailed.verifiedCustomer()
  for (const email of ['nobody@mail.example', user.email]) {
    const answer = await mailed.call('POST', '/api/users/password/forgotten', { body: { email } })
    expect([answer.status, answer.body]).toEqual([200, { sendsEmail: true }])
  }
})
