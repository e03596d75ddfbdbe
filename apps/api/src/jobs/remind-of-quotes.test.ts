import type { Message } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { readConfig, StartError } from '../settings/config.ts'
import { remindOfQuotes } from './remind-of-quotes.ts'

const { app, db, call, staff, verifiedCustomer, enquire, config } = await startService()
const milind = await staff()
const asker = await verifiedCustomer({ email: 'meera@mail.example' })
const answering = {
  ...config,
  addresses: app.replyAddresses,
  unsubscribe: app.unsubscribeLinks,
  quoteLinks: app.quoteLinks,
  attachmentLinks: app.attachmentLinks,
}

beforeEach(async () => {
  await db.query('delete from quotes')
  await db.query('delete from outbox')
})

const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+05:30`)
const remind = (now = at('2099-12-29'), days = 2) => remindOfQuotes(db, days, answering, now)
const letters = () =>
  db.query<{ recipient: string; body: string; html: string }>('select recipient, body, html from outbox')

async function quoted() {
  const id = await enquire({ name: 'Meera', subject: 'Rooms' }, { token: asker.token })
  const quote = { lines: [{ text: 'A boat', quantity: 1, price: 2500 }], validUntil: '2099-12-31' }
  const { body } = await call<{ message: Message }>('POST', `/api/enquiries/${id}/answers`, {
    token: milind.token,
    body: { text: 'Here it is.', quote },
  })
  await db.query('delete from outbox')
  return { id, quote: body.message.quote?._id ?? '' }
}
const remindedAt = async (quote: string) =>
  (
    await call<{ quote: { remindedAt: string | null } }>('GET', `/api/quotes/${quote}`, {
      token: milind.token,
    })
  ).body.quote.remindedAt

it('a customer is reminded once, by day, that a quote ends', async () => {
  const { quote } = await quoted()
  await remind(at('2099-12-28'))
  await remind(at('2099-12-29', '08:59'))
  await remind(at('2099-12-29', '20:00'))
  expect(await letters()).toEqual([])
  await Promise.all([remind(), remind(), remind()])
  await remind(at('2099-12-30'))
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'meera@mail.example',
    body: expect.stringMatching(
      /Our quote expires soon[\s\S]*₹2,500[\s\S]*Valid until 31 December 2099[\s\S]*\/quote#/,
    ),
    html: expect.stringContaining('₹2,500'),
  })
  expect(await remindedAt(quote)).not.toBeNull()
})

it.each([
  ['it was accepted', ({ quote }) => call('POST', `/api/quotes/${quote}/accept`, { token: asker.token })],
  ['it was withdrawn', ({ quote }) => call('DELETE', `/api/quotes/${quote}`, { token: milind.token })],
  [
    'the customer waits for an answer',
    ({ id }) =>
      call('POST', `/api/enquiries/${id}/replies`, { token: asker.token, body: { text: 'For three?' } }),
  ],
  [
    'the enquiry is closed',
    ({ id }) =>
      call('PUT', `/api/enquiries/${id}/status`, { token: milind.token, body: { status: 'closed' } }),
  ],
  ['the enquiry is deleted', ({ id }) => call('DELETE', `/api/enquiries/${id}`, { token: milind.token })],
  [
    'they have unsubscribed',
    () => db.query(`insert into unsubscribed_addresses (address) values ('meera@mail.example')`),
  ],
  ['it is turned off', () => undefined],
] as [string, (of: { id: string; quote: string }) => unknown][])(
  'nobody is reminded if %s',
  async (why, settle) => {
    const of = await quoted()
    await settle(of)
    await db.query('delete from outbox')
    await remind(at('2099-12-29'), why === 'it is turned off' ? 0 : 2)
    expect(await letters()).toEqual([])
    await db.query('delete from unsubscribed_addresses')
  },
)

it('a customer whose enquiry was merged twice is reminded too', async () => {
  const ids = [(await quoted()).id]
  for (const text of ['Yes.', 'Yes, too.']) {
    const id = await enquire({}, { token: asker.token })
    await call('POST', `/api/enquiries/${id}/answers`, { token: milind.token, body: { text } })
    await call('PUT', `/api/enquiries/${ids.at(-1)}/merge`, { token: milind.token, body: { into: id } })
    ids.push(id)
  }
  await db.query('delete from outbox')
  await remind()
  expect(await letters()).toHaveLength(1)
})

it('nobody is reminded on the day on which it was sent', async () => {
  const { quote } = await quoted()
  await db.query(`update quotes set created_at = '2099-12-29T00:30:00+05:30' where id = $1::uuid`, [quote])
  await remind()
  expect(await letters()).toEqual([])
  await remind(at('2099-12-30'))
  expect(await letters()).toHaveLength(1)
})

it('validates QUOTE_REMINDER_DAYS', () => {
  expect(readConfig({}).quoteReminderDays).toBe(2)
  expect(readConfig({ QUOTE_REMINDER_DAYS: '0' }).quoteReminderDays).toBe(0)
  for (const wrong of ['soon', '1.5', '-1', '31'])
    expect(() => readConfig({ QUOTE_REMINDER_DAYS: wrong })).toThrow(StartError)
})
