import type { MyEnquiryList, OwnData, OwnDetail, StaffDetail, ThreadPage } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { db, call, staff, customer, verifiedCustomer, enquire } = await startService({
  mailTo: ['desk@goa.example'],
})
const milind = await staff()
const asker = await verifiedCustomer()
const { email } = asker.user
const stranger = await customer()

const own = (id: string, token = asker.token) => call<OwnDetail>('GET', `/api/enquiries/${id}`, { token })
const desk = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body
const reply = (id: string, text: string, token = asker.token, key = text) =>
  call('POST', `/api/enquiries/${id}/replies`, { token, body: { text }, headers: { 'idempotency-key': key } })
const correct = (id: string, body: object, token = asker.token) =>
  call<OwnDetail>('PUT', `/api/enquiries/${id}/own`, { token, body })
const byStaff = (method: string, path: string, body?: object) =>
  call(method, path, { token: milind.token, body })
const answer = (id: string, text: string, quote?: object) =>
  byStaff('POST', `/api/enquiries/${id}/answers`, { text, quote })
const staffLetters = () =>
  db.query<{ recipient: string; subject: string }>(
    'select recipient, subject from outbox where enquiries = 0 order by id',
  )

it('shows a customer the answers, and nothing that is for staff only', async () => {
  const id = await enquire({ email }, { token: asker.token })
  await byStaff('POST', `/api/enquiries/${id}/notes`, { text: 'A secret note.' })
  await answer(id, 'Yes.')
  await byStaff('POST', `/api/enquiries/${id}/contacts`, { channel: 'whatsapp', outcome: 'reached' })
  const { body, text } = await own(id)
  expect(body.messages).toMatchObject([{ direction: 'out', author: 'Milind Naik', body: 'Yes.' }])
  for (const word of ['secret', milind.user.email, 'whatsapp', 'sending', 'place'])
    expect(text).not.toContain(word)
  const list = await call<MyEnquiryList>('GET', '/api/enquiries/my-enquiries', { token: asker.token })
  expect(list.body.enquiries[0]).toMatchObject({ messages: 1, lastAnswerAt: expect.any(String) })
})

it("stores a customer's reply once, notifies staff, and reopens a resolved enquiry", async () => {
  const id = await enquire({ name: 'Meera', subject: 'Rooms' }, { token: asker.token })
  const assigned = { status: 'resolved', assignedTo: milind.user._id }
  await byStaff('PUT', `/api/enquiries/${id}/status`, assigned)
  expect((await reply(id, 'One more question.')).status).toBe(201)
  expect((await reply(id, 'One more question.')).status).toBe(201)
  const { messages, enquiry, history } = await desk(id)
  expect(messages).toMatchObject([
    { direction: 'in', channel: 'site', body: 'One more question.', author: 'Rohan Mehta' },
  ])
  expect(enquiry.status).toBe('in_progress')
  expect(history.at(-1)).toMatchObject({ to: 'in_progress', by: 'Rohan Mehta' })
  const letter = { recipient: milind.user.email, subject: 'Meera wrote again: Rooms' }
  expect(await staffLetters()).toEqual([letter])
})

it('lets customers correct their enquiry visibly in the thread, and close it', async () => {
  const id = await enquire({ phone: '+91 1234567890' }, { token: asker.token })
  const { status, body } = await correct(id, { phone: '+91 98220 11223', dateOfPlan: '2027-02-01' })
  expect(status).toBe(200)
  expect(body.enquiry).toMatchObject({ phone: '+91 98220 11223', dateOfPlan: '2027-02-01' })
  const text =
    'Phone: +91 1234567890 → +91 98220 11223\nDate of plan: 15\u00a0Jan\u00a02027 → 1\u00a0Feb\u00a02027'
  expect((await desk(id)).messages).toMatchObject([{ correction: true, body: text }])
  expect((await correct(id, { closed: true })).body.enquiry.status).toBe('closed')
  // Nothing can be sent to either.
  for (const wrong of ['no address', 'asha@mail..in'])
    expect((await correct(id, { email: wrong })).status, wrong).toBe(400)
  expect((await correct(id, {})).status).toBe(400)
})

it('names who wrote on WhatsApp once the number is corrected to another, not to another spelling', async () => {
  const id = await enquire({ phone: '98220 55443', email: asker.user.email }, { token: asker.token })
  await db.query(
    `insert into messages (enquiry_id, direction, channel, body) values ($1::uuid, 'in', 'whatsapp', 'At six?')`,
    [id],
  )
  const senders = () =>
    db.query(`select sender from messages where enquiry_id = $1::uuid and channel = 'whatsapp'`, [id])
  await correct(id, { phone: '+91 98220 55443' })
  expect(await senders()).toEqual([{ sender: null }])
  await correct(id, { phone: '+91 98220 11223' })
  expect(await senders()).toEqual([{ sender: '+919822055443' }])
})

it('lets customers correct what they wrote, and keeps what it was before', async () => {
  const message = '20 to 27 December.\nEmail: none'
  const id = await enquire({ message, email: asker.user.email }, { token: asker.token })
  const { body } = await correct(id, { message: '20 to 28 December.' })
  expect(body.enquiry.message).toBe('20 to 28 December.')
  const { enquiry, messages } = await desk(id)
  expect(enquiry.message).toBe('20 to 28 December.')
  expect(messages).toMatchObject([
    { correction: true, body: 'Earlier message:\n> 20 to 27 December.\n> Email: none' },
  ])
  expect((await correct(id, { message: ' ' })).status).toBe(400)
})

it('refuses a correction from a page that was opened before the enquiry was merged', async () => {
  const [first, second] = [
    await enquire({ message: 'Two rooms, please.' }, { token: asker.token }),
    await enquire({ message: 'A boat, please.' }, { token: asker.token }),
  ]
  await byStaff('PUT', `/api/enquiries/${first}/merge`, { into: second })
  const { status, text } = await correct(first, { message: 'Three rooms.' })
  expect([status, JSON.parse(text).message]).toEqual([
    409,
    'This enquiry was merged into another one. Reload the page, then correct it there.',
  ])
  expect((await desk(second)).enquiry.message).toBe('A boat, please.')
  expect((await correct(first, { closed: true })).body.enquiry).toMatchObject({
    _id: second,
    status: 'closed',
  })
})

it("refuses other people's threads", async () => {
  const id = await enquire({}, { token: asker.token })
  const before = (await own(id)).body
  expect((await own(id, stranger.token)).status).toBe(404)
  expect((await reply(id, 'Mine now.', stranger.token)).status).toBe(404)
  expect((await correct(id, { closed: true }, stranger.token)).status).toBe(404)
  // Staff can't reply in the customer's name.
  expect((await reply(id, 'Mine now.', milind.token)).status).toBe(404)
  expect((await own(id)).body).toEqual(before)
})

it('refuses messages for a deleted enquiry', async () => {
  const id = await enquire({}, { token: asker.token })
  await byStaff('DELETE', `/api/enquiries/${id}`)
  expect((await reply(id, 'Still there?')).status).toBe(404)
  expect((await answer(id, 'Hello.')).status).toBe(404)
})

it('pages through a long thread from its end', async () => {
  const id = await enquire({}, { token: asker.token })
  await db.query(
    `insert into messages (enquiry_id, direction, channel, body, author_id)
     select $1::uuid, 'in', case when n % 10 = 0 then 'phone' else 'site' end, n, $2::uuid from generate_series(1, 500) n`,
    [id, asker.user._id],
  )
  const numbers = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => Number(body))
  const page = async (token: string, before = '', of = id) => {
    const query = before && `?before=${before}`
    return (await call<ThreadPage>('GET', `/api/enquiries/${of}/messages${query}`, { token })).body
  }
  const whole = await desk(id)
  expect([numbers(whole).at(0), numbers(whole).at(-1), whole.earlier]).toEqual([301, 500, true])
  expect(await page(milind.token)).toEqual({ messages: whole.messages, earlier: true })
  const second = await page(milind.token, whole.messages[0]?._id)
  const third = await page(milind.token, second.messages[0]?._id)
  expect([...numbers(third), ...numbers(second)]).toEqual(Array.from({ length: 300 }, (_, n) => n + 1))
  expect([second.earlier, third.earlier]).toEqual([true, undefined])

  const mine = (await own(id)).body
  const rest = await page(asker.token, mine.messages[0]?._id)
  expect([numbers(mine).length, numbers(rest).length]).toEqual([200, 200])
  expect(numbers(rest).at(-1)).toBeLessThan(numbers(mine).at(0) ?? 0)
  expect([...numbers(rest), ...numbers(mine)].filter((n) => n % 10 === 0)).toEqual([])
  const foreign = await enquire({}, { token: stranger.token })
  expect(await page(stranger.token, mine.messages[0]?._id, foreign)).toEqual({ messages: [] })
})

const mailIn = (id: string, body: string, sender: string | null = null) =>
  db.query(
    `insert into messages (enquiry_id, direction, channel, body, sender) values ($1::uuid, 'in', 'email', $2, $3)`,
    [id, body, sender],
  )
const bodies = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => body)

describe('emails to an address that the account has not confirmed', () => {
  const WITHHELD = 'We answered by email.'
  const quote = { lines: [{ text: 'Sea view', quantity: 1, price: 51_234 }], validUntil: '2100-01-01' }

  it.each([
    ['an account without a confirmed address', 'stranger', 'own'],
    ['an account with another address', 'asker', 'other'],
  ] as const)(
    "are neither shown to %s nor exported, and their quotes can't be opened",
    async (_, who, whose) => {
      const account = who === 'asker' ? asker : stranger
      const to = whose === 'own' ? account.user.email : 'meera@mail.example'
      const id = await enquire({ email: to }, { token: account.token })
      expect((await answer(id, 'Send your passport number.', quote)).status).toBe(201)
      await mailIn(id, 'Z1234567')
      await reply(id, 'Still there?', account.token)
      const { body, text } = await own(id, account.token)
      expect(bodies(body)).toEqual([WITHHELD, 'Still there?'])
      expect(body.messages[0]).toMatchObject({ withheld: true, quote: null, author: 'Milind Naik' })
      const page = await call<ThreadPage>('GET', `/api/enquiries/${id}/messages`, { token: account.token })
      const data = await call<OwnData>('GET', '/api/users/data', { token: account.token })
      expect(bodies(page.body)).toEqual([WITHHELD, 'Still there?'])
      expect(bodies(data.body.enquiries.find(({ _id }) => _id === id) ?? { messages: [] })).toEqual(
        bodies(body),
      )
      expect(text + page.text + data.text).not.toMatch(/passport|Z1234567|51234/)
      const offer = (await desk(id)).messages.find((message) => message.quote)?.quote?._id ?? ''
      const token = account.token
      expect((await call('GET', `/api/quotes/${offer}`, { token })).status).toBe(404)
      expect((await call('POST', `/api/quotes/${offer}/accept`, { token })).status).toBe(404)
      expect((await desk(id)).mailbox).toBe(whose === 'own' ? 'unconfirmed' : 'other')
    },
  )

  it('are not revealed by correcting the address to the confirmed one', async () => {
    const id = await enquire({ email: 'meera@mail.example' }, { token: asker.token })
    await answer(id, 'Send your passport number.')
    await mailIn(id, 'Z1234567')
    const { body, text } = await correct(id, { email })
    expect(text).not.toMatch(/passport|Z1234567/)
    expect(body.messages).toMatchObject([{ withheld: true }, { correction: true }])
    await mailIn(id, 'From the former address.', 'meera@mail.example')
    await answer(id, 'Now to you.')
    expect(bodies((await own(id)).body).slice(2)).toEqual(['Now to you.'])
    expect((await desk(id)).mailbox).toBeUndefined()
  })

  it('are shown once the address is confirmed, and hidden when the account changes its address', async () => {
    const { user, token } = await verifiedCustomer()
    const id = await enquire({ email: user.email.toUpperCase() }, { token })
    await answer(id, 'Yes.')
    await mailIn(id, 'Thank you.')
    expect(bodies((await own(id, token)).body)).toEqual(['Yes.', 'Thank you.'])
    const { name, username, phone } = user
    const move = (to: string) =>
      call('PUT', '/api/users/profile', { token, body: { name, username, phone, email: to } })
    await move(`x${user.email}`)
    await move(user.email)
    expect(bodies((await own(id, token)).body)).toEqual([WITHHELD])
  })
})
