import type { CustomerList, StaffDetail } from '@susegad/api-client/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pdf, picture } from '../../../../test/attachments.ts'
import { addressOf, openDesk } from '../../../../test/live.ts'
import { startService } from '../../../../test/service.ts'
import { signatureOf, signedWebhook, startWhatsApp } from '../../../../test/whatsapp-server.ts'

const meta = await startWhatsApp()
afterAll(() => meta.end())
const { settings } = meta
const { app, db, call, staff, enquire, read } = await startService({
  whatsApp: settings,
  mailTo: ['desk@goa.example'],
})
const milind = await staff()

beforeEach(async () => {
  await db.query('delete from enquiries')
  await db.query('delete from submission_keys')
})

const PNG = await picture()
const FROM = '919822012345'
let count = 0
const written = (more: object = {}) => ({
  from: FROM,
  id: `wamid.${++count}`,
  timestamp: String(Math.floor(Date.now() / 1000)),
  type: 'text',
  text: { body: 'Is there room on Friday?' },
  ...more,
})
const contacts = [{ wa_id: FROM, profile: { name: 'Asha\nDessai' } }]
const post = ({ body, headers }: ReturnType<typeof signedWebhook>) =>
  call<{ received: number }>('POST', '/api/whatsapp', { body, headers })
const receive = (...messages: object[]) => post(signedWebhook({ contacts, messages }, settings))
const ids = async () =>
  (await db.query<{ id: string }>('select id from enquiries order by created_at')).map(({ id }) => id)
const detail = async (id?: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id ?? (await ids())[0]}`, { token: milind.token })).body

describe('the webhook', () => {
  const confirm = (token: string) =>
    call('GET', `/api/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`)

  it('is confirmed with the challenge, only to whoever knows the token', async () => {
    const { status, text, headers } = await confirm(encodeURIComponent(settings.verifyToken))
    expect([status, text]).toEqual([200, '1158201444'])
    expect(headers['content-type']).toContain('text/plain')
    expect((await confirm('another')).status).toBe(403)
  })

  it('refuses what Meta did not sign, whatever it contains', async () => {
    const { body, headers } = signedWebhook({ messages: [written()] }, settings)
    const refused = [
      await post({ body: `${body} `, headers }),
      await post({ body, headers: signatureOf(body, 'another secret') }),
      await call('POST', '/api/whatsapp', { body, headers: { 'content-type': 'application/json' } }),
      await call('POST', '/api/whatsapp', {
        body: '{no json',
        headers: { ...headers, 'x-hub-signature-256': 'sha256=zz' },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await ids()).toEqual([])
  })

  it('takes a body of a megabyte, none of four, and answers odd ones without storing anything', async () => {
    const large = written({ text: { body: 'x'.repeat(90_000) }, more: 'y'.repeat(900_000) })
    expect((await receive(large)).status).toBe(200)
    expect((await detail()).messages[0]?.body).toHaveLength(20_000)
    const huge = 'x'.repeat(4 * 1024 * 1024)
    expect((await post({ body: huge, headers: signatureOf(huge, settings.appSecret) })).status).toBe(413)
    const signed = (body: string) => post({ body, headers: signatureOf(body, settings.appSecret) })
    expect((await signed('{no json')).status).toBe(400)
    expect((await signed('{"object":"page"}')).body).toEqual({ received: 0 })
    const others = { ...settings, phoneNumberId: '999999999' }
    expect((await post(signedWebhook({ contacts, messages: [written()] }, others))).body).toEqual({
      received: 0,
    })
    expect(await ids()).toHaveLength(1)
  })
})

describe('a message', () => {
  it('joins the newest open enquiry of its number, once, and is our turn', async () => {
    const older = await enquire({ phone: '+91 98220 12345' })
    const id = await enquire({ phone: '098220 12345', email: 'asha@mail.example', name: 'Asha' })
    const closed = await enquire({ phone: '9822012345' })
    await call('PUT', `/api/enquiries/${closed}/status`, { token: milind.token, body: { status: 'closed' } })
    await call('POST', `/api/enquiries/${id}/answers`, {
      token: milind.token,
      body: { text: 'For how many?' },
    })
    expect((await read(milind.token, id)).waitingSince).toBeNull()
    await db.query('delete from outbox')
    const desk = await openDesk(await addressOf(app), milind.token)
    const message = written({ text: { body: 'For two. \u0000' } })
    const answers = await Promise.all([receive(message), receive(message), receive(message, message)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await desk.hears(({ data }) => data.ids?.includes(id) === true)
    desk.leave()
    expect((await detail(id)).messages.slice(1)).toMatchObject([
      { direction: 'in', channel: 'whatsapp', body: 'For two.', author: null, sending: null },
    ])
    expect((await read(milind.token, id)).waitingSince).not.toBeNull()
    const letters = await db.query<{ subject: string; body: string }>('select subject, body from outbox')
    expect(letters).toMatchObject([{ subject: 'Asha wrote again: enquiry' }])
    // The desk knows by then.
    await receive(written({ text: { body: 'And a child.' } }))
    expect(await db.query('select from outbox')).toHaveLength(1)
    expect((await detail(older)).messages).toEqual([])
    expect((await detail(closed)).messages).toEqual([])
  })

  it('from the number of a merged enquiry arrives in the other, and is answered at that number', async () => {
    const merged = await enquire({ phone: '+91 98220 12345' })
    const id = await enquire({ phone: '+91 98400 91273' })
    await receive(written())
    await call('PUT', `/api/enquiries/${merged}/merge`, { token: milind.token, body: { into: id } })
    const number = '+919822012345'
    expect((await detail(id)).whatsApp).toMatchObject({ number, until: expect.any(String) })
    await db.query(`update messages set created_at = now() - interval '25 hours'`)
    expect((await detail(id)).whatsApp).toMatchObject({ number: '+919840091273', until: null })
    await receive(written({ text: { body: 'Or on Saturday?' } }))
    expect(await ids()).toEqual([merged, id])
    const { messages, whatsApp } = await detail(id)
    expect(messages.map(({ body, sender }) => [body, sender])).toEqual([
      ['Is there room on Friday?', null],
      ['Or on Saturday?', number],
    ])
    expect(whatsApp).toMatchObject({ number, until: expect.any(String) })
    expect(await read(milind.token, merged)).toMatchObject({ status: 'closed', waitingSince: null })
  })

  it('from the number of an enquiry that was merged by mistake does not send answers of the other there', async () => {
    const merged = await enquire({ phone: '+91 98220 12345' })
    const id = await enquire({ phone: '+91 98400 91273' })
    const path = `/api/enquiries/${merged}/merge`
    await call('PUT', path, { token: milind.token, body: { into: id } })
    await receive(written())
    expect((await detail(id)).whatsApp).toMatchObject({ number: '+919822012345' })
    await call('DELETE', path, { token: milind.token })
    expect((await detail(id)).whatsApp).toMatchObject({ number: '+919840091273', until: null })
    // Whoever wrote is answered where their own enquiry is now.
    expect((await detail(merged)).whatsApp).toMatchObject({
      number: '+919822012345',
      until: expect.any(String),
    })
  })

  it('from an unknown number begins one enquiry, also when several arrive at once', async () => {
    const all = [1, 2, 3].map((n) => receive(written({ text: { body: `Message ${n}` } })))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ids()).toHaveLength(1)
    const { enquiry, messages } = await detail()
    expect(enquiry).toMatchObject({
      name: 'Asha Dessai',
      phone: '+919822012345',
      email: '',
      subject: 'enquiry',
      source: 'whatsapp',
      status: 'pending',
    })
    expect(messages.map(({ body }) => body).sort()).toEqual(['Message 1', 'Message 2', 'Message 3'])
  })

  it('of a blocked customer is set aside, and notifies nobody', async () => {
    await receive(written())
    const search = { token: milind.token, body: { q: FROM } }
    const found = await call<CustomerList>('POST', '/api/customers/search', search)
    const blocked = { token: milind.token, body: { mark: 'blocked' } }
    await call('PUT', `/api/customers/${found.body.customers[0]?._id}`, blocked)
    const [first] = await ids()
    await call('PUT', `/api/enquiries/${first}/status`, { token: milind.token, body: { status: 'closed' } })
    await db.query('delete from submission_keys')
    await receive(written())
    await receive(written())
    const rows = await db.query<{ spam: string | null }>('select spam from enquiries order by created_at')
    expect(rows.map(({ spam }) => spam)).toEqual([null, 'blocked'])
    expect((await detail((await ids())[1])).messages).toHaveLength(2)
  })

  it.each([
    [{ type: 'audio', audio: { id: '1' } }, 'They sent a voice message, which can’t be shown here.'],
    [{ type: 'novelty', text: undefined }, 'They sent something, which can’t be shown here.'],
    [{ type: 'button', button: { text: 'Yes please' } }, 'Yes please'],
  ])('of another kind is one sentence: %j', async (more, text) => {
    await receive(written({ text: undefined, ...more }))
    expect((await detail()).messages).toMatchObject([{ body: text }])
  })

  it('brings its picture or PDF, by the rules of uploads, and its caption', async () => {
    meta.files.set('picture', { bytes: PNG })
    meta.files.set('paper', { bytes: pdf() })
    const image = { type: 'image', text: undefined, image: { id: 'picture', caption: 'Our room' } }
    const paper = { type: 'document', text: undefined, document: { id: 'paper', filename: 'Ticket.pdf' } }
    expect((await receive(written(image), written(paper))).status).toBe(200)
    expect((await detail()).messages).toMatchObject([
      { body: 'Our room', attachments: [{ name: 'Picture', type: 'image/png', size: PNG.length }] },
      { body: '', attachments: [{ name: 'Ticket.pdf', type: 'application/pdf' }] },
    ])
  })

  it.each([
    ['that is no picture', { bytes: Buffer.from('<svg onload="alert(1)"/>') }],
    ['that is too large', { bytes: PNG, size: 11 * 1024 * 1024 }],
    ['on another host', { bytes: PNG, url: meta.elsewhere }],
    ['that is gone', undefined],
  ])('names a file %s, which is not kept', async (_, file) => {
    meta.files.delete('a-file')
    if (file) meta.files.set('a-file', file)
    const document = { id: 'a-file', filename: 'Plan.pdf', caption: 'See this' }
    await receive(written({ type: 'document', text: undefined, document }))
    expect((await detail()).messages).toMatchObject([
      { body: 'See this', attachments: [], refusedFiles: ['Plan.pdf'] },
    ])
    expect(meta.foreign).toEqual([])
  })

  it('is asked for again while its file can not be fetched', async () => {
    const message = written({ type: 'image', text: undefined, image: { id: 'broken' } })
    expect((await receive(message)).status).toBe(503)
    expect(await ids()).toEqual([])
  })
})

it('is erased with its enquiry', async () => {
  await receive(written({ text: { body: 'A secret.' } }))
  const [id] = await ids()
  await call('DELETE', `/api/enquiries/${id}`, { token: milind.token })
  await db.query('delete from enquiries where deleted_at is not null')
  expect(await db.query('select from messages where whatsapp_id is not null')).toEqual([])
})
