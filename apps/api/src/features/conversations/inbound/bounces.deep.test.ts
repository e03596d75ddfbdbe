import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { StaffDetail } from '@susegad/api-client/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { sendDueMail } from '../../../jobs/mail.ts'
import { createSend } from '../../../jobs/send-letter.ts'
import { tellOfAnswer } from '../../../jobs/tell-of-answer.ts'

const key = Buffer.alloc(32, 7)
const inbound = {
  domain: 'answers.goa.example',
  secret: `whsec_${key.toString('base64')}`,
  bounces: true,
}
const { app, db, call, staff, enquire, config } = await startService({
  inbound,
  mailTo: ['desk@goa.example'],
})
const { token } = await staff()

interface Taken {
  from: string
  text: string
}
let taken: Taken[] = []

// A mail server on the way: it takes every letter, and learns only later that the last one does not.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, { envelope }, done) {
    const text = Buffer.concat(await stream.toArray()).toString()
    taken.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', text })
    done()
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const send = createSend({
  ...config,
  smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))
beforeEach(async () => {
  taken = []
  await db.query('delete from outbox')
})
const deliver = () => sendDueMail(db, send, { settled: (letter) => tellOfAnswer(app, letter) })

const thread = async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body

const quote = { lines: [{ text: 'A room', quantity: 2, price: 4500 }], validUntil: '2099-12-31' }

/** Sends an answer; returns the letter as the mail server took it. */
async function answered(id: string, extra: object = {}): Promise<Taken> {
  const body = { text: 'Two rooms are free.', ...extra }
  await call('POST', `/api/enquiries/${id}/answers`, { token, body })
  await deliver()
  const letter = taken.find(({ text }) => text.includes('Two rooms are free.'))
  if (!letter) throw new Error('The mail server got no answer')
  return letter
}

/** A report as Postfix writes it (RFC 3464). */
const reportOn = ({ from, text }: Taken, action = 'failed') =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.goa.example (Mail Delivery System)',
      `To: ${from}`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      ...['', '--b', 'Content-Description: Notification', 'Content-Type: text/plain', ''],
      'I am sorry to have to inform you that your message could not be delivered.',
      ...['', '--b', 'Content-Description: Delivery report', 'Content-Type: message/delivery-status', ''],
      ...['Reporting-MTA: dns; mx.goa.example', '', 'Final-Recipient: rfc822; meera@mail.example'],
      ...[`Action: ${action}`, 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 no such', '    user here'],
      ...['', '--b', 'Content-Description: Undelivered Message', 'Content-Type: message/rfc822', ''],
      text,
      ...['--b--', ''],
    ].join('\r\n'),
  )

async function passOn(raw: Buffer): Promise<{ status: number; outcome: string | undefined }> {
  const id = randomUUID()
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', key).update(`${id}.${at}.`).update(raw).digest('base64')
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature}`,
    },
    payload: raw,
  })
  return { status: statusCode, outcome: JSON.parse(body).outcome }
}

it('an answer that comes back is shown as not sent, once, and can be sent again', async () => {
  const id = await enquire({ email: 'meera@mail.example', name: 'Meera' })
  const letter = await answered(id)
  expect(letter.from).toMatch(/^r-[0-9a-f]{32}-[0-9a-f]{20}@answers\.goa\.example$/)
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
  await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'resolved' } })

  expect(await passOn(reportOn(letter))).toEqual({ status: 200, outcome: 'bounced' })
  expect(await passOn(reportOn(letter))).toEqual({ status: 200, outcome: 'bounced' })
  const { messages, enquiry } = await thread(id)
  expect(messages).toMatchObject([{ sending: { state: 'failed', why: 'bounced', at: null } }])
  expect(enquiry.status).toBe('in_progress')
  const told = await db.query<{ subject: string; body: string }>(
    'select subject, body from outbox where message_id is null order by id',
  )
  expect(told).toMatchObject([
    {
      subject: expect.stringMatching(/^Meera did not get your answer/),
      body: expect.stringContaining('550 5.1.1 no such user here'),
    },
  ])

  taken = []
  await call('POST', `/api/enquiries/${id}/messages/${messages[0]?._id}/send`, { token })
  await deliver()
  expect(taken.filter(({ text }) => text.includes('Two rooms are free.'))).toHaveLength(1)
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})

it('an answer with a quote that came back is sent again with its text and the quote', async () => {
  const id = await enquire({ email: 'meera@mail.example', name: 'Meera' })
  await passOn(reportOn(await answered(id, { quote })))
  const [message] = (await thread(id)).messages
  taken = []
  await call('POST', `/api/enquiries/${id}/messages/${message?._id}/send`, { token })
  await deliver()
  const again = taken.filter(({ text }) => text.includes('Two rooms are free.'))
  expect(again).toHaveLength(1)
  expect(again[0]?.text).toContain('/quote#')
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})

it.each([
  ['an answer', {}],
  ['an answer with a quote', { quote }],
])('%s whose email was given up can be sent again', async (_what, extra) => {
  const id = await enquire({ email: 'meera@mail.example', name: 'Meera' })
  await call('POST', `/api/enquiries/${id}/answers`, {
    token,
    body: { text: 'Two rooms are free.', ...extra },
  })
  const [letter] = await db.query<{ id: number }>('select id from outbox where message_id is not null')
  expect((await call('DELETE', `/api/letters/${letter?.id}`, { token })).status).toBe(204)
  const [message] = (await thread(id)).messages
  await call('POST', `/api/enquiries/${id}/messages/${message?._id}/send`, { token })
  await deliver()
  expect(taken.filter(({ text }) => text.includes('Two rooms are free.'))).toHaveLength(1)
})

it('a report of a delay, or of a letter that is not ours, changes nothing', async () => {
  const id = await enquire()
  const letter = await answered(id)
  expect((await passOn(reportOn(letter, 'delayed'))).outcome).toBe('ignored')
  const other = { ...letter, text: letter.text.replace(/answer-[\da-f-]+@/, `answer-${randomUUID()}@`) }
  expect((await passOn(reportOn(other))).outcome).toBe('ignored')
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})
