import type { Message, SharedQuote, StaffDetail } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'

const { db, call, staff, verifiedCustomer, enquire } = await startService()
const milind = await staff()
const asker = await verifiedCustomer({ email: 'meera@mail.example', name: 'Meera' })

const boat = { text: 'Dolphin cruise', quantity: 4, price: 1250 }
const offer = { lines: [boat], validUntil: '2099-12-31' }
const cheaper = { ...offer, lines: [{ ...boat, price: 1000 }] }

beforeEach(() => db.query('delete from outbox'))

const answer = (id: string, quote: object) =>
  call<{ message: Message & string; errors?: Record<string, string> }>(
    'POST',
    `/api/enquiries/${id}/answers`,
    {
      token: milind.token,
      body: { text: 'Here is our quote.', quote },
    },
  )
const sent = async (id: string, quote: object) => {
  const { body } = await answer(id, quote)
  if (!body.message.quote) throw new Error('The answer contains no quote.')
  return body.message.quote
}
const link = async () => {
  const [last] = await db.query<{ body: string }>('select body from outbox order by id desc limit 1')
  return /\/quote#([\w-]+)$/m.exec(last?.body ?? '')?.[1] ?? ''
}
const open = (of: string) => call<SharedQuote>('POST', '/api/quotes/open', { body: { link: of } })
const accept = (of: string, version?: number) =>
  call<SharedQuote & { message: string }>('POST', '/api/quotes/accept', { body: { link: of, version } })
const desk = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body

async function changed() {
  const enquiry = await enquire({ name: 'Meera' }, { token: asker.token })
  const first = await sent(enquiry, offer)
  const oldLink = await link()
  const second = await sent(enquiry, { ...cheaper, changes: first._id })
  return { enquiry, first, second, oldLink, newLink: await link() }
}

it('a changed quote keeps its number, and every link shows its newest version', async () => {
  const { enquiry, first, second, oldLink, newLink } = await changed()
  expect(second).toMatchObject({ reference: first.reference, version: 2, total: 4000, state: 'open' })
  for (const of of [oldLink, newLink]) expect((await open(of)).body.quote).toEqual(second)
  const read = await call<SharedQuote>('GET', `/api/quotes/${first._id}`, { token: asker.token })
  expect(read.body.quote).toEqual(second)
  expect((await desk(enquiry)).messages).toMatchObject([
    { quote: { version: 1, state: 'replaced' } },
    { quote: { version: 2, state: 'open' } },
  ])
  const found = await call<{ total: number }>('GET', `/api/enquiries?q=${second.reference}`, {
    token: milind.token,
  })
  expect(found.body.total).toBe(1)
})

it('the acceptance names its version, and the desk says who accepted and how', async () => {
  const { enquiry, second, oldLink } = await changed()
  const { body } = await accept(oldLink, 2)
  expect(body.quote).toMatchObject({
    _id: second._id,
    version: 2,
    state: 'accepted',
    acceptedBy: 'Meera',
    acceptedVia: 'link',
  })
  expect((await desk(enquiry)).messages.at(-1)).toMatchObject({
    accepts: second._id,
    body: `Quote ${second.reference}, version 2, accepted: ₹4,000`,
  })
  expect(
    (await db.query<{ body: string }>('select body from outbox order by id desc limit 1'))[0]?.body,
  ).toContain(`Quote ${second.reference}, version 2\n`)
})

it.each([undefined, 1])(
  'a version that has changed since it was read is not accepted (%s)',
  async (version) => {
    const { enquiry, oldLink } = await changed()
    expect(await accept(oldLink, version)).toMatchObject({
      status: 409,
      body: { message: 'We have changed this quote. Read the new version, then accept it.' },
    })
    expect((await desk(enquiry)).messages).toHaveLength(2)
  },
)

it('a quote that is accepted while staff change it stays accepted, and their answer is refused whole', async () => {
  const enquiry = await enquire({ name: 'Meera' }, { token: asker.token })
  const first = await sent(enquiry, offer)
  await accept(await link(), 1)
  const refused = await answer(enquiry, { ...cheaper, changes: first._id })
  const message =
    'The customer accepted this quote while you were changing it. Send your changes as a new quote, or send without one.'
  expect(refused).toMatchObject({ status: 422, body: { message, errors: { 'quote.changes': message } } })
  expect((await desk(enquiry)).messages).toMatchObject([
    { quote: { state: 'accepted' } },
    { accepts: first._id },
  ])
  // The same lines as a new quote have a number of their own.
  const next = await sent(enquiry, cheaper)
  expect(next).toMatchObject({ version: 1, state: 'open' })
  expect(next.reference).not.toBe(first.reference)
})

it('accepting and changing at the same time have one winner', async () => {
  for (let round = 0; round < 6; round++) {
    const enquiry = await enquire({ name: 'Meera' }, { token: asker.token })
    const first = await sent(enquiry, offer)
    const first_link = await link()
    const change = () => answer(enquiry, { ...cheaper, changes: first._id })
    const [accepted, made] = await Promise.all(
      round % 2 ? [accept(first_link, 1), change()] : [change(), accept(first_link, 1)].reverse(),
    )
    expect([accepted?.status, made?.status]).toEqual(accepted?.status === 200 ? [200, 422] : [409, 201])
  }
})

it('a quote of another enquiry can’t be changed', async () => {
  const { second } = await changed()
  const other = await enquire({ name: 'Zoya' })
  expect((await answer(other, { ...offer, changes: second._id })).status).toBe(404)
})

it('a link does not lead to a version that went to a corrected address', async () => {
  const enquiry = await enquire({ name: 'Meera', email: 'mera@mail.example' }, { token: asker.token })
  await sent(enquiry, offer)
  const strange = await link()
  await call('PUT', `/api/enquiries/${enquiry}/own`, {
    token: asker.token,
    body: { email: 'meera@mail.example' },
  })
  const second = await sent(enquiry, cheaper)
  expect(second.version).toBe(2)
  expect((await open(strange)).body.quote).toMatchObject({ version: 1, state: 'replaced' })
  expect((await accept(strange, 2)).status).toBe(409)
})
