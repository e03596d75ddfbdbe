import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { StaffDetail } from '@susegad/api-client/contract'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { pdf, picture } from '../../../../test/attachments.ts'
import { addressOf } from '../../../../test/live.ts'
import { SECRET, startService } from '../../../../test/service.ts'
import { signedHeaders } from '../../webhooks/signature.ts'
import { replyAddresses } from '../reply-address.ts'
import { MOST_OF_STRANGERS, MOST_OPEN_MAILS } from './mail-slots.ts'

const secret = `whsec_${Buffer.from('a secret of the mail server, 32!').toString('base64')}`
const { app, call, db, staff, customer, verifiedCustomer, enquire } = await startService({
  inbound: { domain: 'answers.goa.example', secret, server: 'mx.goa.example' },
})
const url = await addressOf(app)
const { token } = await staff()
const asker = await verifiedCustomer({ email: 'meera@mail.example' })
const addresses = replyAddresses(SECRET, 'answers.goa.example')

interface Signed {
  key?: string
  at?: number
  /** What the signature is made of. @default the mail */
  over?: Buffer
}

function signed(raw: Buffer, { key = secret, at = Date.now(), over = raw }: Signed = {}) {
  const message = { id: randomUUID(), timestamp: Math.floor(at / 1000), body: over.toString() }
  return { 'content-type': 'message/rfc822', ...signedHeaders(message, [key]) }
}

/** Forwards an email to the service, as a mail server does. */
async function passOn(raw: Buffer, how?: Signed) {
  const response = await fetch(`${url}/api/inbound-mail`, {
    method: 'POST',
    headers: signed(raw, how),
    body: new Uint8Array(raw),
  })
  const body = (await response.json()) as { outcome?: string }
  return { status: response.status, outcome: body.outcome }
}

// A real mail server, which forwards what it receives and rejects what the service refuses.
const answers: Awaited<ReturnType<typeof passOn>>[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    const raw = Buffer.concat(await stream.toArray())
    const answer = await passOn(raw)
    answers.push(answer)
    done(answer.status === 200 ? null : Object.assign(new Error('refused'), { responseCode: 550 }))
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const transport = nodemailer.createTransport({
  host: '127.0.0.1',
  port: (server.server.address() as AddressInfo).port,
  tls: { rejectUnauthorized: false },
})
afterAll(() => {
  transport.close()
  return new Promise<void>((done) => server.close(() => done()))
})

async function mail(options: SendMailOptions) {
  await transport.sendMail({ from: 'Meera <meera@mail.example>', subject: 'Re: Rooms', ...options })
  return answers.at(-1)?.outcome
}
const addressFor = (id: string) => addresses.of(id) ?? ''
const thread = async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body

describe('an email to a reply address', () => {
  it('is added to its thread once, with the quoted text folded', async () => {
    const id = await enquire({ email: 'Meera@mail.example' }, { token: asker.token })
    await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'resolved' } })
    const text = `Ja, bitte – für zwei Nächte.\n\nOn Tue, 3 Nov 2026 at 10:00, Susegad\n<hello@susegad.example> wrote:\n> Two rooms?\n> -- \n> Susegad`
    const sent = { to: addressFor(id).toUpperCase(), text, messageId: '<one@mail.example>' }
    expect(await mail(sent)).toBe('stored')
    expect(await mail(sent)).toBe('duplicate')
    const { messages, enquiry } = await thread(id)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      direction: 'in',
      channel: 'email',
      sender: null,
      author: null,
      senderProof: 'claimed',
      body: 'Ja, bitte – für zwei Nächte.',
      quoted: expect.stringMatching(/^On Tue[\s\S]+> Two rooms\?/),
    })
    expect(enquiry.status).toBe('in_progress')
    const own = await call('GET', `/api/enquiries/${id}`, { token: asker.token })
    expect(own.text).toContain('für zwei Nächte')
  })

  it('keeps 24 MB of photos, as phones send them', async () => {
    const id = await enquire()
    const shot = await picture()
    const attachments = [1, 2, 3].map((n) => ({
      filename: `${n}.png`,
      content: Buffer.concat([shot, Buffer.alloc(8_000_000, n)]),
    }))
    expect(await mail({ to: addressFor(id), text: 'All of us.', attachments })).toBe('stored')
    const [message] = (await thread(id)).messages
    expect(message?.attachments.map(({ size }) => size > 8_000_000)).toEqual([true, true, true])
  })

  it('keeps its pictures and PDF files, names the others, and reads HTML as text', async () => {
    const id = await enquire()
    const shot = await picture()
    await mail({
      to: addressFor(id),
      html: '<p>See <b>our</b> photo</p><script>alert(1)</script>',
      attachments: [
        { filename: 'program.jpg', content: Buffer.alloc(200_000, 7) },
        { filename: 'us.png', content: shot },
        ...[1, 2, 3, 4, 5].map((n) => ({ filename: `${n}.pdf`, content: pdf(600_000) })),
      ],
    })
    const [message] = (await thread(id)).messages
    expect(message).toMatchObject({ refusedFiles: ['program.jpg', '5.pdf'] })
    expect(message?.attachments.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'us.png image/png',
      ...[1, 2, 3, 4].map((n) => `${n}.pdf application/pdf`),
    ])
    const file = await fetch(`${url}/api/attachments/${message?.attachments[0]?._id}/bytes`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Buffer.from(await file.arrayBuffer()).equals(shot)).toBe(true)
    expect(message?.body).toContain('our')
    expect(message?.body).not.toMatch(/<|alert/)
  })

  it("shows the sender's address if it is another one", async () => {
    const id = await enquire()
    await mail({ from: 'rohan@other.example', to: addressFor(id), text: 'For Meera: yes.' })
    const shown = { sender: 'rohan@other.example', author: null, senderProof: 'other' }
    expect((await thread(id)).messages[0]).toMatchObject(shown)
    const [letter] = await db.query<{ body: string }>('select body from outbox order by id desc limit 1')
    expect(letter?.body).toMatch(/^rohan@other\.example \(sender not verified\):\n\nFor Meera: yes\.\n/)
  })

  it("counts as the customer's own only if our mail server has authenticated it", async () => {
    const id = await enquire({ email: 'meera@mail.example' }, { token: asker.token })
    const vouched = (by: string) => ({
      headers: { 'Authentication-Results': `${by}; dmarc=pass header.from=mail.example` },
    })
    await mail({ to: addressFor(id), text: 'I am Meera.', ...vouched('mx.goa.example') })
    await mail({ to: addressFor(id), text: 'So am I.', ...vouched('mx.evil.example') })
    const from = 'rohan@mail.example'
    await mail({ to: addressFor(id), text: 'And I.', from, ...vouched('mx.goa.example') })
    const letters = await db.query<{ body: string }>(
      `select body from outbox where body like '%' || $1 || '%' order by id`,
      [id],
    )
    expect([...new Set(letters.map(({ body }) => body.split('\n\nRead and answer')[0]))]).toEqual([
      'I am Meera.',
      'meera@mail.example (sender not verified):\n\nSo am I.',
      'rohan@mail.example (sender not verified):\n\nAnd I.',
    ])
    expect((await thread(id)).messages).toMatchObject([
      { author: asker.user.name, authorId: asker.user._id, senderProof: 'proven' },
      { author: null, authorId: null, senderProof: 'claimed' },
      { author: null, authorId: null, senderProof: 'other' },
    ])
  })

  it('is not the account’s whose owner entered an address of somebody else', async () => {
    const stranger = await customer()
    const id = await enquire({ email: 'tara@mail.example' }, { token: stranger.token })
    const headers = { 'Authentication-Results': 'mx.goa.example; dmarc=pass header.from=mail.example' }
    await mail({ to: addressFor(id), from: 'tara@mail.example', text: 'Who wrote this?', headers })
    expect((await thread(id)).messages).toMatchObject([{ author: null, senderProof: 'proven' }])
  })

  it('is rejected if the data of the thread was erased', async () => {
    const id = await enquire()
    await db.query('update enquiries set erased_at = now() where id = $1::uuid', [id])
    await expect(mail({ to: addressFor(id), text: 'Are you there?' })).rejects.toThrow('refused')
    expect(await db.query('select id from messages where enquiry_id = $1::uuid', [id])).toEqual([])
  })

  it('is truncated if it is too long', async () => {
    const id = await enquire()
    await mail({ to: addressFor(id), text: 'sand '.repeat(20_000) })
    expect((await thread(id)).messages[0]?.body).toMatch(/^sand[\s\S]{19000,19990}\[…\]$/)
  })

  it.each([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { from: 'MAILER-DAEMON@mail.example' },
    { headers: { 'List-Id': '<goa.lists.example>' } },
  ])('is ignored if it is automatic: %j', async (automatic) => {
    const id = await enquire()
    expect(await mail({ to: addressFor(id), text: 'I am on holiday.', ...automatic })).toBe('ignored')
    expect((await thread(id)).messages).toEqual([])
  })
})

describe('unsigned deliveries', () => {
  /** Sends only the request headers of a delivery, over its own socket. */
  async function begin(head: Record<string, string> = {}) {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    let heard = ''
    socket.setEncoding('utf8').on('data', (text) => (heard += text))
    const fields = {
      host: hostname,
      'content-type': 'message/rfc822',
      'content-length': '1000000',
      'webhook-id': randomUUID(),
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
      ...head,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
    socket.write(`POST /api/inbound-mail HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    return { socket, answered: () => expect.poll(() => heard, { timeout: 10_000 }) }
  }
  const openMails = async () =>
    Number(/^inbound_mails_open (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
  const untilOpen = (count: number) => expect.poll(openMails, { timeout: 10_000 }).toBe(count)

  const toEnquiry = async () =>
    Buffer.from(`To: ${addressFor(await enquire())}\r\nFrom: meera@mail.example\r\n\r\nHello.`)

  it('are limited to three at a time, and a closed connection frees its slot', async () => {
    await passOn(await toEnquiry())
    const held = []
    for (let n = 0; n < MOST_OPEN_MAILS; n++) held.push(await begin())
    await untilOpen(MOST_OPEN_MAILS)
    const more = await begin()
    await more.answered().toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d/i)
    held[0]?.socket.destroy()
    await untilOpen(MOST_OPEN_MAILS - 1)
    expect((await passOn(await toEnquiry())).outcome).toBe('stored')
    for (const { socket } of held) socket.destroy()
    await untilOpen(0)
  })

  it('get one slot per address, and leave others for a mail server that has signed before', async () => {
    await passOn(await toEnquiry())
    const from = (address: string) => begin({ 'x-forwarded-for': address })
    const held = [await from('203.0.113.1')]
    await untilOpen(1)
    await (await from('203.0.113.1')).answered().toMatch(/^HTTP\/1\.1 503 /)
    for (let n = 1; n < MOST_OF_STRANGERS; n++) held.push(await from(`203.0.113.${n + 1}`))
    await untilOpen(MOST_OF_STRANGERS)
    await (await from('203.0.113.99')).answered().toMatch(/^HTTP\/1\.1 503 /)
    expect((await passOn(await toEnquiry())).outcome).toBe('stored')
    for (const { socket } of held) socket.destroy()
    await untilOpen(0)
  })

  it.each([
    [{ 'content-length': String(37 * 1024 * 1024) }, 413],
    [{ 'content-type': 'application/json' }, 415],
    [{ 'webhook-signature': 'nothing' }, 403],
  ])('are refused by their headers alone: %j', async (head, status) => {
    const { answered } = await begin(head)
    await answered().toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    await untilOpen(0)
  })
})

it('rate-limits wrong signatures, but not signed emails', async () => {
  const limited = await startService({ rateLimit: true, inbound: { domain: 'answers.goa.example', secret } })
  const id = await limited.enquire()
  const deliver = async (key: string) => {
    const raw = Buffer.from(`To: ${addressFor(id)}\r\nFrom: meera@mail.example\r\n\r\n${randomUUID()}`)
    const headers = signed(raw, { key })
    return (await limited.call('POST', '/api/inbound-mail', { body: raw, headers })).status
  }
  const wrong = `whsec_${Buffer.alloc(32).toString('base64')}`
  const { burst } = limited.config.limits.signInAddress
  for (let n = 1; n < burst; n++) expect(await deliver(wrong)).toBe(403)
  expect(await deliver(secret)).toBe(200)
  expect(await deliver(secret)).toBe(200)
  expect(await deliver(wrong)).toBe(403)
  expect(await deliver(wrong)).toBe(429)
})

it('rejects unknown recipients, so that the mail server bounces the email', async () => {
  const id = await enquire()
  const other = await enquire()
  const signature = addressFor(other).slice(35)
  for (const to of [
    'hello@answers.goa.example',
    `${addressFor(id).slice(0, 35)}${signature}`,
    addressFor(id).replace('goa.example', 'evil.example'),
  ])
    await expect(mail({ to, text: 'Let me in.' })).rejects.toThrow(/550/)
  expect((await thread(id)).messages).toEqual([])
  await call('DELETE', `/api/enquiries/${id}`, { token })
  await expect(mail({ to: addressFor(id), text: 'Still there?' })).rejects.toThrow(/550/)
})

it('refuses a wrong, outdated or missing signature', async () => {
  const id = await enquire()
  const raw = Buffer.from(`To: ${addressFor(id)}\r\nFrom: meera@mail.example\r\n\r\nHello.`)
  const forged = `whsec_${Buffer.alloc(32).toString('base64')}`
  expect((await passOn(raw, { key: forged })).status).toBe(403)
  expect((await passOn(raw, { over: Buffer.from('another mail') })).status).toBe(403)
  expect((await passOn(raw, { at: Date.now() - 600_000 })).status).toBe(403)
  const headers = { 'content-type': 'message/rfc822' }
  expect((await call('POST', '/api/inbound-mail', { headers, body: raw })).status).toBe(403)
  expect((await thread(id)).messages).toEqual([])
  expect((await passOn(raw)).outcome).toBe('stored')
})
