import type {
  EnquiryList,
  Message,
  OwnData,
  OwnDetail,
  SharedQuote,
  StaffDetail,
} from '@susegad/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf, openDesk } from '../../../../test/live.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { startService, testBusiness } from '../../../../test/service.ts'
import type { Letter } from '../../../db/stores/outbox-store.ts'
import { sendDueMail } from '../../../jobs/mail.ts'
import { createSend } from '../../../jobs/send-letter.ts'
import { readConfig, StartError } from '../../../settings/config.ts'

const { app, db, call, staff, customer, verifiedCustomer, enquire, config } = await startService({
  mailTo: ['desk@goa.example'],
  upiAddress: 'goatravels@okbank',
  business: testBusiness('Goa & Sons'),
})
const milind = await staff()
const asker = await verifiedCustomer({ email: 'meera@mail.example' })
const stranger = await customer()

const room = { text: 'Sea-view room <b>', quantity: 2, nights: 3, guests: 4, price: 4500 }
const boat = { text: 'Dolphin cruise', quantity: 4, price: 1250 }
const discount = { kind: 'percent', value: 15, membership: true }
const offer = { lines: [room, boat], discount, validUntil: '2099-12-31' }

beforeEach(() => db.query('delete from outbox'))

const answer = (id: string, quote: unknown, key = '') =>
  call<{ message: Message; errors?: Record<string, string> }>('POST', `/api/enquiries/${id}/answers`, {
    token: milind.token,
    body: { text: 'Here is our quote.', quote },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
async function quoted() {
  const enquiry = await enquire({ name: 'Meera', subject: 'Rooms' }, { token: asker.token })
  const { body } = await answer(enquiry, offer)
  const { quote: sent } = body.message
  if (!sent) throw new Error('The answer contains no quote.')
  return { enquiry, id: sent._id, sent }
}
const read = (id: string, token = asker.token) => call<SharedQuote>('GET', `/api/quotes/${id}`, { token })
const accept = (id: string, token = asker.token) =>
  call<SharedQuote & { message: string }>('POST', `/api/quotes/${id}/accept`, { token })
const withdraw = (id: string) =>
  call<{ message: Message & string }>('DELETE', `/api/quotes/${id}`, { token: milind.token })
const lettersTo = (recipient: string) =>
  db.query<Letter>('select * from outbox where recipient = $1 order by id', [recipient])
const letter = async () => {
  const [first] = await lettersTo('meera@mail.example')
  const link = /\/quote#([\w-]+)$/m.exec(first?.body ?? '')?.[1] ?? ''
  return { ...first, link }
}
const byLink = (link: string, what: 'open' | 'accept' = 'open') =>
  call<SharedQuote>('POST', `/api/quotes/${what}`, { body: { link } })
const desk = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body

describe('a quote', () => {
  it('comes with an answer, and can be read by its customer, by staff and by its link', async () => {
    const { enquiry, id, sent } = await quoted()
    // 2 × 3 × 4,500 + 4 × 1,250 = 32,000, less 15 %.
    expect(sent).toMatchObject({ state: 'open', total: 27_200, lines: [room, { ...boat, nights: null }] })
    const own = await call<OwnDetail>('GET', `/api/enquiries/${enquiry}`, { token: asker.token })
    expect(own.body.messages[0]?.quote).toEqual(sent)
    const shown = { quote: sent, name: 'Meera', subject: 'Rooms', payment: null }
    expect((await read(id)).body).toEqual(shown)
    expect((await read(id, milind.token)).body).toEqual(shown)
    expect((await read(id, stranger.token)).status).toBe(404)
    const { link } = await letter()
    expect((await byLink(link)).body).toEqual(shown)
    for (const wrong of ['none', `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, `${link}A`])
      expect((await byLink(wrong)).status).toBe(404)
  })

  it('is a table in the HTML of its email, escaped, and lines in its text', async () => {
    const { sent } = await quoted()
    const { body, html } = await letter()
    for (const line of [
      `Quote ${sent.reference}`,
      '- Sea-view room <b> (2 × 3 nights × ₹4,500, 4 guests): ₹27,000',
      '- Dolphin cruise (4 × ₹1,250): ₹5,000',
      'Subtotal: ₹32,000',
      'Discount with the membership card (15%): \u2212₹4,800',
      'Total: ₹27,200',
      'Valid until 31 December 2099.',
    ])
      expect(body?.split('\n')).toContain(line)
    expect(html).toContain('Sea-view room &lt;b&gt;')
    expect(html).toContain('₹27,200')
    expect(html).not.toContain('<b>')
  })

  it('is sent as text and HTML in one email', async () => {
    await quoted()
    const server = await startMailServer()
    await sendDueMail(db, createSend({ ...config, smtpUrl: `smtp://127.0.0.1:${server.port}` }))
    await server.close()
    const mail = server.received.find(({ to }) => to.includes('meera@mail.example'))
    expect(mail?.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
  })

  it.each([
    ['no lines', { lines: [] }, 'quote.lines'],
    ['a line without text', { lines: [{ ...boat, text: ' ' }] }, 'quote.lines.0.text'],
    ['a fraction of a rupee', { lines: [{ ...boat, price: 0.5 }] }, 'quote.lines.0.price'],
    ['a quantity below one', { lines: [boat, { ...boat, quantity: 0 }] }, 'quote.lines.1.quantity'],
    ['nothing to pay', { lines: [{ ...boat, price: 0 }] }, 'quote.lines'],
    ['a discount above 100%', { discount: { ...discount, value: 101 } }, 'quote.discount.value'],
    ['a day that does not exist', { validUntil: '2099-02-30' }, 'quote.validUntil'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await answer(await enquire(), { ...offer, ...wrong })
    expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([400, field])
  })

  it('is refused with a past date, and the answer is not sent either', async () => {
    const id = await enquire()
    const { status, body } = await answer(id, { ...offer, validUntil: '2020-01-01' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['quote.validUntil']])
    expect((await desk(id)).messages).toEqual([])
  })

  it("is sent once per draft, which can't be repeated with another quote", async () => {
    const id = await enquire()
    const all = [await answer(id, offer, 'one'), await answer(id, offer, 'one')]
    expect(new Set(all.map(({ status, body }) => `${status} ${body.message.quote?._id}`)).size).toBe(1)
    const other = { ...offer, lines: [room, { ...boat, price: 1 }] }
    expect((await answer(id, other, 'one')).status).toBe(422)
    expect((await answer(id, undefined, 'one')).status).toBe(422)
  })
})

describe('accepting', () => {
  it.each([
    ['that has unsubscribed', 'asha@mail.example'],
    ['that is none', 'asha at mail.example'],
  ])('confirms nothing to an address %s', async (_, email) => {
    const { enquiry, id } = await quoted()
    await db.query('update enquiries set email = $2 where id = $1::uuid', [enquiry, email])
    await db.query(`insert into unsubscribed_addresses (address) values ('asha@mail.example')`)
    const { link } = await letter()
    const { status, body } = await byLink(link, 'accept')
    await db.query('delete from unsubscribed_addresses')
    expect([status, body.quote._id, body.confirmed]).toEqual([200, id, undefined])
    expect(await lettersTo(email)).toEqual([])
  })

  it('notifies staff once, and sends the customer a confirmation with the payment link', async () => {
    const webhook = { name: 'Books', url: 'https://books.example/hook', events: ['quote.accepted'] }
    await call('POST', '/api/webhooks', { token: milind.token, body: webhook })
    const { enquiry, id, sent } = await quoted()
    const resolved = { status: 'resolved', assignedTo: milind.user._id }
    await call('PUT', `/api/enquiries/${enquiry}/status`, { token: milind.token, body: resolved })
    const open = await openDesk(await addressOf(app), milind.token)
    const { status, body } = await accept(id)
    expect(status).toBe(200)
    expect(body.confirmed).toBe(true)
    expect(body.quote).toMatchObject({ state: 'accepted', acceptedAt: expect.any(String) })
    expect(body.payment).toEqual({
      address: 'goatravels@okbank',
      amount: 27_200,
      uri: `upi://pay?pa=goatravels%40okbank&pn=Goa%20%26%20Sons&am=27200.00&cu=INR&tn=Quote%20${sent.reference}`,
    })
    await open.hears(({ data }) => data.ids?.includes(enquiry) === true)
    open.leave()
    expect((await accept(id)).body).toEqual(body)

    const { messages, enquiry: now } = await desk(enquiry)
    expect(now.status).toBe('in_progress')
    expect(messages).toMatchObject([
      { quote: { state: 'accepted', acceptedBy: 'Rohan Mehta', acceptedVia: 'account' }, accepts: null },
      { direction: 'in', accepts: id, quote: null, body: `Quote ${sent.reference} accepted: ₹27,200` },
    ])
    expect(await lettersTo(milind.user.email)).toMatchObject([{ subject: 'Meera accepted the quote: Rooms' }])
    const [, confirmation, ...more] = await lettersTo('meera@mail.example')
    expect(more).toEqual([])
    expect(confirmation?.body).toMatch(/accepted our quote[\s\S]*UPI to goatravels@okbank[\s\S]*₹27,200/)
    for (const words of [confirmation?.body, confirmation?.html]) {
      expect(words).toMatch(/Accepted on \d+ \p{L}+ \d{4}\.[\s\S]*Read or print it/u)
      expect(words).not.toMatch(/Valid until|accept it/)
    }
    const told = await db.query(
      `select event from webhook_deliveries where enquiry_id = $1::uuid and event = 'quote.accepted'`,
      [enquiry],
    )
    expect(told).toHaveLength(1)
    const trail = await db.query(
      `select by_role, detail from audit_entries where record_id = $1::uuid and action = 'accepted'`,
      [enquiry],
    )
    expect(trail).toEqual([{ by_role: 'customer', detail: 'quote' }])
  })

  it('works by the link in the email, without an account', async () => {
    const enquiry = await enquire({ name: 'Meera' })
    await answer(enquiry, offer)
    const { link } = await letter()
    expect((await byLink(link, 'accept')).body.quote.state).toBe('accepted')
    expect((await byLink(link, 'accept')).status).toBe(200)
    const { messages } = await desk(enquiry)
    const out = { direction: 'out', author: 'Milind Naik' }
    expect(messages).toMatchObject([out, { direction: 'in', author: null }])
    const { body } = await call<EnquiryList>('GET', '/api/enquiries?stage=reply&limit=100', {
      token: milind.token,
    })
    expect(body.enquiries.find(({ _id }) => _id === enquiry)).toMatchObject({
      unread: true,
      dueAt: expect.any(String),
      lastMessage: { direction: 'in', by: null, text: expect.stringMatching(/accepted: ₹27,200$/) },
    })
  })

  it('happens once for concurrent requests', async () => {
    const { enquiry, id } = await quoted()
    const all = await Promise.all([1, 2, 3, 4].map(() => accept(id)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await desk(enquiry)).messages).toHaveLength(2)
    expect(await lettersTo('meera@mail.example')).toHaveLength(2)
  })

  it('is refused with a reason if the quote has expired, or was withdrawn or replaced', async () => {
    const over = await quoted()
    await db.query(`update quotes set valid_until = current_date - 2 where id = $1::uuid`, [over.id])
    expect((await read(over.id)).body.quote.state).toBe('expired')
    expect(await accept(over.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^This quote was valid until \d+ \w+ \d+\. Write to us/) },
    })
    const taken = await quoted()
    expect((await withdraw(taken.id)).body.message.quote?.state).toBe('withdrawn')
    expect((await withdraw(taken.id)).status).toBe(200)
    expect((await accept(taken.id)).body.message).toMatch(/^We have withdrawn this quote/)
    const old = await quoted()
    const newer = await answer(old.enquiry, { ...offer, lines: [boat] })
    expect((await accept(old.id)).body.message).toMatch(/^We have changed this quote/)
    expect((await accept(newer.body.message.quote?._id ?? '')).status).toBe(200)
    expect((await withdraw(newer.body.message.quote?._id ?? '')).status).toBe(409)
  })

  it('is refused for other people, and for a deleted enquiry', async () => {
    const { enquiry, id } = await quoted()
    for (const token of [stranger.token, milind.token]) expect((await accept(id, token)).status).toBe(404)
    const { link } = await letter()
    await call('DELETE', `/api/enquiries/${enquiry}`, { token: milind.token })
    expect((await accept(id)).status).toBe(404)
    expect((await byLink(link)).status).toBe(404)
    expect((await byLink(link, 'accept')).status).toBe(404)
  })

  it('and withdrawing at the same time have one winner', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await quoted()
      const [accepted, withdrawn] = await Promise.all(
        round % 2 ? [accept(id), withdraw(id)] : [withdraw(id), accept(id)].reverse(),
      )
      const { state } = (await read(id)).body.quote
      expect([accepted?.status, withdrawn?.status].sort()).toEqual([200, 409])
      expect(state).toBe(accepted?.status === 200 ? 'accepted' : 'withdrawn')
    }
  })
})

describe('of a person', () => {
  it('is part of the data they take along, and gone with it when they are erased', async () => {
    const zoya = await verifiedCustomer({ email: 'other@mail.example', password: 'open sesame' })
    const enquiry = await enquire({ name: 'Zoya', email: 'other@mail.example' }, { token: zoya.token })
    const { body } = await answer(enquiry, { ...offer, lines: [{ ...boat, text: 'Zoya’s cruise' }] })
    await accept(body.message.quote?._id ?? '', zoya.token)
    const { body: data } = await call<OwnData>('GET', '/api/users/data', { token: zoya.token })
    expect(data.enquiries[0]?.messages[0]?.quote?.lines[0]?.text).toBe('Zoya’s cruise')
    expect(await lettersTo('other@mail.example')).toHaveLength(2)
    await call('POST', '/api/users/erasure', { token: zoya.token, body: { password: 'open sesame' } })
    expect(await db.query('select from quotes where enquiry_id = $1::uuid', [enquiry])).toEqual([])
    expect(await lettersTo('other@mail.example')).toEqual([])
  })
})

it('validates UPI_ADDRESS', () => {
  expect(readConfig({ UPI_ADDRESS: 'goatravels@okbank' }).upiAddress).toBe('goatravels@okbank')
  expect(readConfig({}).upiAddress).toBeUndefined()
  for (const wrong of ['goatravels', 'goa travels@okbank', 'goa@ok&am=1'])
    expect(() => readConfig({ UPI_ADDRESS: wrong })).toThrow(StartError)
})
