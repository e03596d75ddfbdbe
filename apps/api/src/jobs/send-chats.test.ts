import type { Message, StaffDetail } from '@susegad/api-client/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentCalls, pdf } from '../../test/attachments.ts'
import { startService } from '../../test/service.ts'
import { signedWebhook, startWhatsApp } from '../../test/whatsapp-server.ts'
import { countUndelivered } from '../db/stores/outbox-store.ts'
import { whatsAppApi } from '../features/whatsapp/whatsapp-api.ts'
import { sendDueChats } from './send-chats.ts'

const meta = await startWhatsApp()
afterAll(() => meta.end())
const { settings, received, moods } = meta
const { db, config, call, staff, enquire } = await startService({
  whatsApp: settings,
  mailTo: ['desk@goa.example'],
})
const milind = await staff()
const { token } = milind
const patient = whatsAppApi(settings)
const impatient = whatsAppApi(settings, { timeout: 1000 })
const send = (by = patient) => sendDueChats(db, by, config)
/** As if the wait after a refusal was over. */
const sendAfterWait = async () => {
  await db.query('update outbox set next_at = now()')
  await send()
}

beforeEach(async () => {
  await db.query('delete from enquiries')
  await db.query('delete from outbox')
  received.length = 0
  moods.length = 0
})

const PHONE = '+91 98220 12345'
let count = 0
const webhook = (value: object) => {
  const { body, headers } = signedWebhook(value, settings)
  return call('POST', '/api/whatsapp', { body, headers })
}
const write = (hoursAgo = 0) =>
  webhook({
    messages: [
      {
        from: '919822012345',
        id: `wamid.in-${++count}`,
        timestamp: String(Math.floor(Date.now() / 1000 - hoursAgo * 3600)),
        type: 'text',
        text: { body: 'Hello.' },
      },
    ],
  })
const report = (id: string | undefined, status: string, more: object = {}) =>
  webhook({ statuses: [{ id, status, timestamp: '1764452160', recipient_id: '919822012345', ...more }] })
const answer = (id: string, body: object, key?: string) =>
  call<{ message: Message; errors?: Record<string, string> }>('POST', `/api/enquiries/${id}/answers`, {
    token,
    body: { text: 'Yes, there is.', way: 'whatsapp', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const detail = async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body
const sending = async (id: string) => (await detail(id)).messages.at(-1)?.sending
/** Enquires, writes on WhatsApp, and gets an answer there. */
async function answered(more: object = {}) {
  const id = await enquire({ phone: PHONE, email: 'asha@mail.example' })
  await write()
  const { body, status } = await answer(id, more)
  expect(status).toBe(201)
  return { id, message: body.message }
}
const idOf = async (message: string) =>
  (await db.query<{ id: string }>('select whatsapp_id as id from messages where id = $1::uuid', [message]))[0]
    ?.id

describe('an answer by WhatsApp', () => {
  it('is sent once, and shows when it was sent, delivered and read', async () => {
    const { id, message } = await answered()
    expect(message).toMatchObject({ channel: 'whatsapp', sending: { state: 'waiting' } })
    expect((await detail(id)).enquiry).toMatchObject({ status: 'in_progress', waitingSince: null })
    await Promise.all([send(), send()])
    expect(received).toEqual([
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '919822012345',
        type: 'text',
        text: { body: 'Yes, there is.', preview_url: false },
        biz_opaque_callback_data: message._id,
      },
    ])
    expect((await sending(id))?.state).toBe('sent')
    const sent = await idOf(message._id)
    expect(sent).toMatch(/^wamid\./)
    for (const [status, shown] of [
      ['read', 'read'],
      ['delivered', 'read'],
      ['sent', 'read'],
      ['read', 'read'],
    ] as const) {
      expect((await report(sent, status)).status).toBe(200)
      expect((await sending(id))?.state, status).toBe(shown)
    }
    await sendAfterWait()
    expect(received).toHaveLength(1)
  })

  it('is one per draft, and carries links to its files and its quote', async () => {
    const id = await enquire({ phone: PHONE })
    await write()
    const file = await attachmentCalls(call, token).upload(id, 'Map.pdf', pdf())
    const quote = { lines: [{ text: 'A boat', quantity: 1, price: 2500 }], validUntil: '2099-12-31' }
    const draft = { text: 'Here it is.', attachments: [file], quote }
    const all = await Promise.all([1, 2].map(() => answer(id, draft, 'draft')))
    expect(new Set(all.map(({ body }) => body.message._id)).size).toBe(1)
    await send()
    expect(received).toHaveLength(1)
    for (const part of ['Here it is.', '/api/files/', 'A boat', '/quote'])
      expect(received[0]?.text?.body).toContain(part)
    expect(await db.query(`select from outbox where body <> ''`)).toEqual([])
    const long = await answer(id, { text: 'x'.repeat(5000) })
    expect([long.status, long.body.errors?.text]).toEqual([422, expect.stringContaining('4096 characters')])
  })

  it.each([
    [{ status: 500, code: 131000 }, 'unreachable'],
    [{ status: 503, code: 131016 }, 'unreachable'],
    [{ status: 429, code: 130429 }, 'later'],
    [{ status: 400, code: 131056 }, 'later'],
    ['silent', 'unreachable'],
  ] as const)('waits and is tried again after %j', async (mood, why) => {
    const { id } = await answered()
    moods.push(mood)
    await send(impatient)
    expect(await sending(id)).toEqual({ state: 'waiting', why, at: null })
    await send()
    expect(received).toHaveLength(0)
    await sendAfterWait()
    expect((await sending(id))?.state).toBe('sent')
    expect(received).toHaveLength(1)
    expect(await countUndelivered(db)).toBe(0)
  })

  it.each(['lost', 'slow'] as const)(
    'is not sent again if it was taken while the answer got lost (%s), once WhatsApp reports it',
    async (mood) => {
      const { id, message } = await answered()
      moods.push(mood)
      await send(impatient)
      expect((await sending(id))?.state).toBe('waiting')
      await report('wamid.late', 'delivered', { biz_opaque_callback_data: message._id })
      await sendAfterWait()
      expect(received).toHaveLength(1)
      expect((await sending(id))?.state).toBe('delivered')
      await report('wamid.late', 'read')
      expect((await sending(id))?.state).toBe('read')
    },
  )

  it.each([
    [{ status: 400, code: 131047 }, 'They last wrote on WhatsApp more than 24 hours ago.'],
    [{ status: 400, code: 131026 }, 'This number can’t get WhatsApp messages.'],
    [{ status: 401, code: 190 }, 'WhatsApp rejects our sign-in. Tell the person who runs this site.'],
    [{ status: 400, code: 100, details: 'Bad text' }, 'WhatsApp says: Bad text'],
  ])('that is refused (%j) shows why, tells staff, and goes by email instead', async (mood, reason) => {
    const { id, message } = await answered({ resolve: true })
    moods.push(mood)
    await send()
    expect(await sending(id)).toEqual({ state: 'failed', why: null, at: null, reason })
    const told = await db.query(`select subject, body from outbox where channel = 'email'`)
    expect(told).toMatchObject([
      { subject: 'Meera Iyer did not get your answer: enquiry', body: expect.stringContaining(reason) },
    ])
    expect((await detail(id)).enquiry.status).toBe('in_progress')
    await sendAfterWait()
    expect(received).toEqual([])
    const path = `/api/enquiries/${id}/messages/${message._id}/send`
    const { status, body } = await call<{ message: Message }>('POST', path, { token })
    expect([status, body.message.channel, body.message.sending?.state]).toEqual([202, 'email', 'waiting'])
    const letters = await db.query('select channel, recipient from outbox where message_id = $1::uuid', [
      message._id,
    ])
    expect(letters).toEqual([{ channel: 'email', recipient: 'asha@mail.example' }])
  })

  it('that is refused after its message is gone is not tried again', async () => {
    const { message } = await answered()
    await db.query('delete from messages where id = $1::uuid', [message._id])
    moods.push({ status: 400, code: 131026 })
    await send()
    expect(await db.query('select given_up_at is not null as given_up, body from outbox')).toEqual([
      { given_up: true, body: '' },
    ])
    await sendAfterWait()
    expect(received).toEqual([])
  })

  it('that was given up after days goes by email too', async () => {
    const { id, message } = await answered()
    await db.query(`update outbox set attempts = 50, created_at = now() - interval '6 days'`)
    expect(await sending(id)).toMatchObject({ state: 'failed', reason: null })
    await send()
    expect(received).toEqual([])
    const path = `/api/enquiries/${id}/messages/${message._id}/send`
    expect((await call<{ message: Message }>('POST', path, { token })).body.message.channel).toBe('email')
  })

  it('that fails for the last time after days is told to staff as one that was refused', async () => {
    const { id } = await answered({ resolve: true })
    const waited = (days: string) =>
      db.query(`update outbox set attempts = 60, next_at = now(), created_at = now() - $1::interval`, [days])
    moods.push({ status: 500, code: 131000 }, { status: 500, code: 131000 })
    await waited('4 days')
    await send()
    expect((await detail(id)).enquiry.status).toBe('resolved')
    await waited('4 days 23:59')
    await send()
    expect(await sending(id)).toMatchObject({
      state: 'failed',
      reason: 'It could not be sent for five days.',
    })
    expect((await detail(id)).enquiry.status).toBe('in_progress')
    const told = await db.query(`select subject from outbox where channel = 'email'`)
    expect(told).toEqual([{ subject: 'Meera Iyer did not get your answer: enquiry' }])
  })

  it('that WhatsApp reports as failed shows why, and staff are told once', async () => {
    const { id, message } = await answered()
    await send()
    await db.query('delete from outbox')
    const errors = [{ code: 131026, title: 'Message undeliverable' }]
    const sent = await idOf(message._id)
    for (const status of ['failed', 'sent', 'failed']) await report(sent, status, { errors })
    expect(await sending(id)).toMatchObject({
      state: 'failed',
      reason: 'This number can’t get WhatsApp messages.',
    })
    const letters = await db.query<{ subject: string }>('select subject from outbox')
    expect(letters).toMatchObject([{ subject: 'Meera Iyer did not get your answer: enquiry' }])
    await report(sent, 'delivered')
    expect((await sending(id))?.state).toBe('delivered')
    expect((await report('wamid.unknown', 'read')).status).toBe(200)
  })
})

describe('more than 24 hours after their last message', () => {
  it('only the template can be sent', async () => {
    const id = await enquire({ phone: PHONE })
    await write(25)
    expect((await detail(id)).whatsApp).toEqual({
      number: '+919822012345',
      until: null,
      template: 'hello_again',
    })
    expect((await answer(id, {})).status).toBe(422)
    const { status, body } = await answer(id, { way: 'template', text: 'The template' }, 'draft')
    expect([status, body.message.body]).toEqual([201, ''])
    expect((await answer(id, { way: 'template', text: 'The template' }, 'draft')).body.message._id).toBe(
      body.message._id,
    )
    const file = await attachmentCalls(call, token).upload(id, 'Map.pdf', pdf())
    expect((await answer(id, { way: 'template', attachments: [file] })).status).toBe(422)
    await send()
    expect(received).toMatchObject([
      { type: 'template', template: { name: 'hello_again', language: { code: 'en' } } },
    ])
    await write(1)
    expect((await detail(id)).whatsApp?.until).toEqual(expect.any(String))
    expect((await answer(id, {})).status).toBe(201)
  })

  it('is not how a number without a country is reached', async () => {
    const id = await enquire({ phone: '22567' })
    expect(await detail(id)).not.toHaveProperty('whatsApp')
    expect((await answer(id, {})).status).toBe(422)
  })
})

it('is exported with its person, and gone once they are erased', async () => {
  const { id } = await answered()
  const search = { token, body: { email: 'asha@mail.example' } }
  const { text } = await call('POST', '/api/people/data', search)
  expect(text).toContain('Yes, there is.')
  await call('POST', '/api/people/erasure', search)
  expect(await db.query('select from outbox')).toEqual([])
  expect((await detail(id)).messages).toEqual([])
})
