import type { Message, MessageResult, StaffDetail } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { addressOf, openDesk } from '../../../test/live.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { startService } from '../../../test/service.ts'
import type { Letter } from '../../db/stores/outbox-store.ts'
import { sendDueMail, tellOfAnswer } from '../../jobs/mail.ts'
import { createSend } from '../../jobs/send-letter.ts'

const { app, db, call, staff, customer, enquire, config } = await startService({
  inbound: { domain: 'answers.goa.example', secret: `whsec_${'A'.repeat(43)}=` },
})
const milind = await staff()
const asha = await staff()

const detail = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body
const answer = (id: string, body: object, { token = milind.token, key = '' } = {}) =>
  call<{ message: Message; messages?: Message[] }>('POST', `/api/enquiries/${id}/answers`, {
    token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const resend = (id: string, message: string) =>
  call<MessageResult>('POST', `/api/enquiries/${id}/messages/${message}/send`, { token: milind.token })
const lettersOf = (id: string) =>
  db.query<Letter>(
    `select o.* from outbox o join messages m on m.id = o.message_id where m.enquiry_id = $1::uuid`,
    [id],
  )

async function startMail() {
  const server = await startMailServer()
  const send = createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${server.port}` })
  const deliver = () => sendDueMail(db, send, { settled: (letter) => tellOfAnswer(app, letter) })
  return { ...server, deliver }
}

describe('an answer', () => {
  it('is one email to the visitor, assigns the enquiry, and shows when it was sent', async () => {
    await db.query('delete from outbox')
    const id = await enquire({ email: 'meera@mail.example', subject: 'Two rooms' })
    const { status, body } = await answer(id, { text: 'Yes, both with a view.', after: 0 })
    expect(status).toBe(201)
    const sending = { state: 'waiting', why: null, at: null }
    expect(body.message).toMatchObject({ direction: 'out', channel: 'email', author: 'Milind Naik', sending })
    expect(body.message.body).toBe('Yes, both with a view.')
    const [letter, ...more] = await lettersOf(id)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ recipient: 'meera@mail.example', subject: 'Re: Two rooms' })
    expect(letter?.reply_to).toMatch(/^r-[0-9a-f]{32}-[0-9a-f]{20}@answers\.goa\.example$/)
    const { enquiry, history, messages } = await detail(id)
    expect(enquiry).toMatchObject({ status: 'in_progress', assignedTo: milind.user._id })
    expect(history.map(({ change }) => change)).toEqual(['status', 'assignedTo'])

    const mail = await startMail()
    const desk = await openDesk(await addressOf(app), milind.token)
    await mail.deliver()
    await desk.hears(({ data }) => data.ids?.includes(id) === true)
    desk.leave()
    expect(mail.received).toHaveLength(1)
    expect(mail.received[0]?.text).toContain(`Message-ID: <answer-${messages[0]?._id}@susegad>`)
    expect(mail.received[0]?.text).not.toContain('Auto-Submitted')
    expect((await detail(id)).messages[0]?.sending).toMatchObject({ state: 'sent', at: expect.any(String) })
    await mail.close()
  })

  it('is sent once per draft', async () => {
    const id = await enquire()
    const draft = { text: 'Once.', after: 0 }
    const all = await Promise.all([1, 2, 3].map(() => answer(id, draft, { key: 'draft-1' })))
    const late = await answer(id, draft, { key: 'draft-1' })
    expect(new Set([...all, late].map(({ status, body }) => `${status} ${body.message._id}`)).size).toBe(1)
    expect(await lettersOf(id)).toHaveLength(1)
    expect((await answer(id, { text: 'Other.' }, { key: 'draft-1' })).status).toBe(422)
    // Keys are scoped to the person.
    expect((await answer(id, draft, { key: 'draft-1', token: asha.token })).status).toBe(409)
  })

  it('is refused until the writer has read newer messages', async () => {
    const id = await enquire()
    await answer(id, { text: 'From Asha.', after: 0 }, { token: asha.token })
    const refused = await answer(id, { text: 'From Milind.', after: 0 })
    expect(refused.status).toBe(409)
    expect(refused.body.messages).toMatchObject([{ body: 'From Asha.', authorId: asha.user._id }])
    expect(await lettersOf(id)).toHaveLength(1)
    const after = refused.body.messages?.[0]?.place
    expect((await answer(id, { text: 'From Milind.', after })).status).toBe(201)
    expect((await answer(id, { text: 'And one thing more.', after })).status).toBe(201)
  })

  it('can resolve the enquiry', async () => {
    const id = await enquire()
    await answer(id, { text: 'Done.', resolve: true })
    expect((await detail(id)).enquiry).toMatchObject({ status: 'resolved', assignedTo: milind.user._id })
  })

  it('shows why it failed, and is resent to the corrected address', async () => {
    await db.query('delete from outbox')
    const id = await enquire({ email: 'nobody@mail.example' })
    const { body } = await answer(id, { text: 'Hello.' })
    const mail = await startMail()
    await mail.deliver()
    expect((await detail(id)).messages[0]?.sending).toEqual({ state: 'failed', why: 'refused', at: null })
    await db.query(`update enquiries set email = 'meera@mail.example' where id = $1::uuid`, [id])
    const again = () => resend(id, body.message._id)
    await db.query(`update outbox set next_at = now() + interval '1 hour'`)
    expect((await again()).body.message.sending?.state).toBe('waiting')
    await mail.deliver()
    expect(mail.received).toHaveLength(1)
    expect((await again()).body.message.sending?.state).toBe('sent')
    await mail.deliver()
    expect(mail.received).toHaveLength(1)
    await mail.close()
  })

  it('can be resent after its email was purged', async () => {
    const id = await enquire()
    const { body } = await answer(id, { text: 'Hello.' })
    await db.query('delete from outbox')
    expect((await detail(id)).messages[0]?.sending?.state).toBe('failed')
    await resend(id, body.message._id)
    expect(await lettersOf(id)).toHaveLength(1)
  })

  it('is refused without a valid email address', async () => {
    const id = await enquire({ email: 'ring me' })
    expect((await answer(id, { text: 'Hello.' })).status).toBe(422)
    expect((await detail(id)).messages).toEqual([])
  })
})

it('logs the outcome of a call for staff only, without changing the status', async () => {
  const asker = await customer()
  const id = await enquire({}, { token: asker.token })
  const contact = { token: milind.token, body: { channel: 'phone', outcome: 'no-answer' } }
  expect((await call('POST', `/api/enquiries/${id}/contacts`, contact)).status).toBe(201)
  const { enquiry, messages } = await detail(id)
  expect(enquiry).toMatchObject({ status: 'pending', assignedTo: null })
  expect(messages).toMatchObject([{ channel: 'phone', outcome: 'no-answer', author: 'Milind Naik' }])
  const own = await call('GET', `/api/enquiries/${id}`, { token: asker.token })
  expect(own.body.messages).toEqual([])
})
