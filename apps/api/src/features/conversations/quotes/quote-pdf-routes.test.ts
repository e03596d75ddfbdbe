import type { Message } from '@susegad/api-client/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { startService, testBusiness } from '../../../../test/service.ts'
import { readConfig, StartError } from '../../../settings/config.ts'

const gst = { rate: 5, number: '30ABCDE1234F1Z5' }
const { app, db, call, staff, verifiedCustomer, customer, enquire } = await startService({
  upiAddress: 'goatravels@okbank',
  business: testBusiness('Palm & Sons'),
  gst,
})
const milind = await staff()
const asker = await verifiedCustomer({ email: 'meera@mail.example' })
const stranger = await customer()

const room = { text: 'समुद्र दृश्य वाला कमरा', quantity: 2, nights: 3, guests: 4, price: 4500 }
const boat = { text: 'Dolphin cruise', quantity: 4, price: 1250 }
const offer = {
  lines: [room, boat],
  discount: { kind: 'percent', value: 15, membership: true },
  validUntil: '2099-12-31',
  deposit: { kind: 'percent', value: 30 },
  dueOn: '2099-12-15',
}

const answer = async (id: string, quote: object) =>
  (
    await call<{ message: Message; errors?: Record<string, string> }>(
      'POST',
      `/api/enquiries/${id}/answers`,
      {
        token: milind.token,
        body: { text: 'Here is our quote.', quote },
      },
    )
  ).body
const pdfOf = async (id: string, token = asker.token) => {
  const response = await app.inject({
    url: `/api/quotes/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: new Uint8Array(response.rawPayload),
  }
}
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(/\s+/g, ' ')

const enquiry = await enquire({ name: 'Meera', subject: 'Rooms' }, { token: asker.token })
const { message } = await answer(enquiry, offer)
const quote = message.quote
const id = quote?._id ?? ''

it('a quote has a deposit, a due date, and GST as the business had it when it was sent', async () => {
  expect(quote).toMatchObject({ total: 27_200, tax: gst, deposit: offer.deposit, dueOn: '2099-12-15' })
  const [letter] = await db.query<{ body: string }>('select body from outbox order by id desc limit 1')
  for (const line of [
    'Includes GST (5%): ₹1,295',
    'Deposit (30%): ₹8,160',
    'Balance after the deposit: ₹19,040',
    'Deposit due by 15 December 2099.',
    'GSTIN: 30ABCDE1234F1Z5',
  ])
    expect(letter?.body.split('\n')).toContain(line)
})

it('its PDF holds the lines and sums, also in Devanagari', async () => {
  const { status, headers, bytes } = await pdfOf(id)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe(`attachment; filename="quote-${quote?.reference}.pdf"`)
  const text = await textOf(bytes)
  for (const words of [
    'Palm & Sons',
    `Quote ${quote?.reference}`,
    'For Meera: Rooms',
    'Dolphin cruise',
    '2 × 3 nights × ₹4,500, 4 guests',
    'Discount with the membership card (15%)',
    '−₹4,800',
    'Total ₹27,200',
    'Includes GST (5%) ₹1,295',
    'Deposit (30%) ₹8,160',
    'Deposit due by 15 December 2099.',
    'Valid until 31 December 2099.',
    'GSTIN: 30ABCDE1234F1Z5',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/\p{Script=Devanagari}{3}/u)
})

it('it comes by the link in the email too, and not to strangers', async () => {
  const [letter] = await db.query<{ body: string }>('select body from outbox order by id desc limit 1')
  const link = /\/quote#([\w-]+)$/m.exec(letter?.body ?? '')?.[1] ?? ''
  const byLink = await app.inject({ method: 'POST', url: '/api/quotes/pdf', payload: { link } })
  expect(await textOf(new Uint8Array(byLink.rawPayload))).toContain('Total ₹27,200')
  expect((await pdfOf(id, milind.token)).status).toBe(200)
  expect((await pdfOf(id, stranger.token)).status).toBe(404)
})

it('a long one has several pages, with each line whole', async () => {
  const lines = Array.from({ length: 20 }, (_, n) => ({
    text: `${n + 1}. ${'A long line '.repeat(14)}`,
    quantity: 2,
    price: 100,
  }))
  const { message: long } = await answer(await enquire({ name: 'Meera' }, { token: asker.token }), {
    ...offer,
    lines,
  })
  const { bytes } = await pdfOf(long.quote?._id ?? '')
  const pages = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  expect(pages.totalPages).toBeGreaterThan(1)
  expect(pages.text.join(' ')).toContain('20. A long line')
})

it('the deposit is what is paid first', async () => {
  const { body } = await call<{ payment: { amount: number; uri: string } }>(
    'POST',
    `/api/quotes/${id}/accept`,
    {
      token: asker.token,
    },
  )
  expect(body.payment).toMatchObject({ amount: 8160, uri: expect.stringContaining('am=8160.00') })
})

it.each([
  [{ deposit: { kind: 'percent', value: 101 } }, 'quote.deposit.value'],
  [{ deposit: { kind: 'amount', value: 27_201 } }, 'quote.deposit.value'],
  [{ dueOn: '2020-01-01' }, 'quote.dueOn'],
])('%j is refused', async (wrong, field) => {
  const { errors } = await answer(await enquire(), { ...offer, ...wrong })
  expect(Object.keys(errors ?? {})).toEqual([field])
})

it('validates GST_RATE and GST_NUMBER', () => {
  expect(readConfig({ GST_RATE: '5', GST_NUMBER: gst.number }).gst).toEqual(gst)
  expect(readConfig({}).gst).toBeUndefined()
  for (const wrong of [
    { GST_RATE: '5' },
    { GST_RATE: '0', GST_NUMBER: gst.number },
    { GST_RATE: '5', GST_NUMBER: '30' },
  ])
    expect(() => readConfig(wrong)).toThrow(StartError)
})
