import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { StaffDetail } from '@susegad/api-client/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { sendDueMail, tellOfAnswer } from '../../../jobs/mail.ts'
import { createSend } from '../../../jobs/send-letter.ts'
import { signedHeaders } from '../../webhooks/signature.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const { app, db, call, staff, enquire, config } = await startService({
  inbound: { domain: 'answers.goa.example', secret, bounces: true },
  mailTo: ['desk@goa.example'],
})
const { token } = await staff()

interface Taken {
  from: string
  text: string
}
let taken: Taken[] = []

// A relay: it accepts every email, and learns of failures only later.
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

const TEXT = 'Two rooms are free.'
const quote = { lines: [{ text: 'A room', quantity: 2, price: 4500 }], validUntil: '2099-12-31' }

/** Sends an answer; returns the email as the mail server received it. */
async function answered(id: string, extra: object = {}): Promise<Taken> {
  const body = { text: TEXT, ...extra }
  await call('POST', `/api/enquiries/${id}/answers`, { token, body })
  await deliver()
  const letter = taken.find(({ text }) => text.includes(TEXT))
  if (!letter) throw new Error('The mail server got no answer')
  return letter
}

/** Resends an answer; returns its emails as the mail server received them. */
async function resend(id: string, message: string | undefined): Promise<Taken[]> {
  taken = []
  await call('POST', `/api/enquiries/${id}/messages/${message}/send`, { token })
  await deliver()
  return taken.filter(({ text }) => text.includes(TEXT))
}

/** A delivery report as Postfix writes it (RFC 3464). */
const reportOn = ({ from, text }: Taken, action = 'failed') =>
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
  ].join('\r\n')

async function passOn(raw: string): Promise<{ status: number; outcome: unknown }> {
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = signedHeaders({ id: randomUUID(), timestamp, body: raw }, [secret])
  const { status, body } = await call('POST', '/api/inbound-mail', {
    body: Buffer.from(raw),
    headers: { 'content-type': 'message/rfc822', ...headers },
  })
  return { status, outcome: body.outcome }
}

it('a bounced answer is shown as failed, notifies staff once, and can be resent', async () => {
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
  const letters = await db.query('select subject, body from outbox where message_id is null')
  const subject = expect.stringMatching(/^Meera did not get your answer/)
  expect(letters).toEqual([{ subject, body: expect.stringContaining('550 5.1.1 no such user here') }])

  expect(await resend(id, messages[0]?._id)).toHaveLength(1)
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})

it('a bounced answer with a quote is resent with its text and the quote', async () => {
  const id = await enquire({ email: 'meera@mail.example', name: 'Meera' })
  await passOn(reportOn(await answered(id, { quote })))
  const [message] = (await thread(id)).messages
  const again = await resend(id, message?._id)
  expect(again).toHaveLength(1)
  expect(again[0]?.text).toContain('/quote#')
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})

it.each([
  ['an answer', {}],
  ['an answer with a quote', { quote }],
])('%s can be resent after its email was given up', async (_what, extra) => {
  const id = await enquire({ email: 'meera@mail.example', name: 'Meera' })
  const body = { text: TEXT, ...extra }
  await call('POST', `/api/enquiries/${id}/answers`, { token, body })
  const [letter] = await db.query<{ id: number }>('select id from outbox where message_id is not null')
  expect((await call('DELETE', `/api/letters/${letter?.id}`, { token })).status).toBe(204)
  const [message] = (await thread(id)).messages
  expect(await resend(id, message?._id)).toHaveLength(1)
})

it('ignores reports of a delay, or of an unknown email', async () => {
  const id = await enquire()
  const letter = await answered(id)
  expect((await passOn(reportOn(letter, 'delayed'))).outcome).toBe('ignored')
  const other = { ...letter, text: letter.text.replace(/answer-[\da-f-]+@/, `answer-${randomUUID()}@`) }
  expect((await passOn(reportOn(other))).outcome).toBe('ignored')
  expect((await thread(id)).messages[0]?.sending).toMatchObject({ state: 'sent' })
})
