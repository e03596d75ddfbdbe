import { randomUUID } from 'node:crypto'
import type { EnquiryList, Figures, StaffDetail } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, customer, enquire } = await startService()
const agent = await staff('agent')
const { token } = agent

const spoken = (over: Record<string, unknown> = {}) => ({
  source: 'call',
  name: 'Fatima Sheikh',
  phone: '98400 91273',
  subject: 'Two rooms',
  message: 'Asks for the sea side.',
  ...over,
})
const enter = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  call<{ enquiry: { _id: string; source: string }; errors?: Record<string, string> }>(
    'POST',
    '/api/enquiries/entered',
    { token, body, headers },
  )
const list = async (query: string) =>
  (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token })).body.enquiries

it('stores an enquiry from a call, a visit or a chat, and who entered it', async () => {
  for (const source of ['call', 'walk-in', 'chat']) {
    const { status, body } = await enter(spoken({ source }))
    expect([status, body.enquiry.source]).toEqual([201, source])
    const { body: detail } = await call<StaffDetail>('GET', `/api/enquiries/${body.enquiry._id}`, { token })
    expect(detail).toMatchObject({
      enteredBy: 'Milind Naik',
      enquiry: { status: 'pending', source, email: '', spam: null },
    })
  }
})

it.each([
  [{ source: 'site' }, 'source'],
  [{ source: undefined }, 'source'],
  [{ phone: '', email: '' }, 'phone'],
  [{ phone: undefined }, 'phone'],
  [{ email: 'no address' }, 'email'],
  [{ message: ' ' }, 'message'],
])('refuses %j and names the field', async (over, field) => {
  const { status, body } = await enter(spoken(over))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
})

it('stores a draft once per person, however often it is sent', async () => {
  const key = randomUUID()
  const draft = spoken({ message: `Called at noon. ${key}` })
  const sent = await Promise.all(Array.from({ length: 4 }, () => enter(draft, { 'idempotency-key': key })))
  expect(new Set(sent.map(({ body }) => body.enquiry._id)).size).toBe(1)
  expect((await enter({ ...draft, name: 'Another' }, { 'idempotency-key': key })).status).toBe(422)
  const other = await staff('agent')
  const theirs = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries/entered', {
    token: other.token,
    body: draft,
    headers: { 'idempotency-key': key },
  })
  expect(theirs.body.enquiry._id).not.toBe(sent[0]?.body.enquiry._id)
})

it('filters and counts by source', async () => {
  const { body } = await enter(spoken({ source: 'walk-in', subject: 'In person' }))
  await enquire()
  const found = await list('source=walk-in')
  expect(found.map(({ source }) => source)).toEqual(found.map(() => 'walk-in'))
  expect(found[0]?._id).toBe(body.enquiry._id)
  expect((await list('source=site')).every(({ source }) => source === 'site')).toBe(true)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  const { body: figures } = await call<Figures>('GET', `/api/figures?startDate=${day}&endDate=${day}`, {
    token,
  })
  const counted = figures.sources.find(({ source }) => source === 'walk-in')
  expect(counted?.count).toBe(found.length)
  expect(figures.sources.reduce((sum, { count }) => sum + count, 0)).toBe(figures.totals.now.total)
})

it('neither shows the source to customers nor accepts one from them', async () => {
  const asker = await customer()
  const id = await enquire({ source: 'call', enteredBy: agent.user._id }, { token: asker.token })
  const { text } = await call('GET', `/api/enquiries/${id}`, { token: asker.token })
  expect(text).not.toContain('source')
  const { body } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
  expect([body.enquiry.source, body.enteredBy]).toEqual(['site', null])
})
