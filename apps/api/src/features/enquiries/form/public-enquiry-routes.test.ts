import { randomUUID } from 'node:crypto'
import type { MyEnquiryList, SubmittedEnquiry } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { type Call, enquiry, startService } from '../../../../test/service.ts'
import { keepHouse } from '../../../jobs/housekeeping-store.ts'

const { call, customer, staff, read, db } = await startService()
const admin = await staff()
const post = (body: unknown, options: Call = {}) =>
  call<SubmittedEnquiry>('POST', '/api/enquiries', { body, ...options })
const countOf = async (message: string): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::integer as n from enquiries where message = $1',
    [message],
  )
  return row?.n ?? -1
}

describe('sending an enquiry', () => {
  it('stores it trimmed and answers with its id', async () => {
    const values = enquiry({
      name: '  Meera Iyer ',
      context: { kind: 'hotel', slug: 'la-view-hotel' },
      status: 'closed',
    })
    const { status, body } = await post(values)
    expect(status).toBe(201)
    expect(body).toEqual({
      enquiry: { _id: expect.any(String), createdAt: expect.any(String), status: 'pending' },
    })
    expect(await read(admin.token, body.enquiry._id)).toMatchObject({
      name: 'Meera Iyer',
      dateOfPlan: '2027-01-15',
      subject: 'enquiry',
      status: 'pending',
      context: { kind: 'hotel', slug: 'la-view-hotel' },
      customerId: null,
      createdAt: body.enquiry.createdAt,
    })
  })

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ phone: ' ' }, 'Phone is required'],
    [{ email: undefined }, 'Email is required'],
    [{ subject: null }, 'Subject is required'],
    [{ message: '   ' }, 'Message is required'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ dateOfPlan: '2027-02-30' }, 'Date of plan must be a date such as 2026-12-31'],
    [{ dateOfPlan: 20270101 }, 'Date of plan must be a date such as 2026-12-31'],
    [{ message: 'x'.repeat(20_001) }, 'Message must be at most 20000 characters'],
    [{ name: 'a\u0000b' }, "Name contains characters that can't be stored"],
    [{ subject: 'a\r\nBcc: all@mail.example' }, "Subject contains characters that can't be stored"],
    [{ name: 'half a surrogate \ud800 pair' }, "Name contains characters that can't be stored"],
    [{ message: 'half a surrogate \ud800 pair' }, "Message contains characters that can't be stored"],
  ])('refuses %j with its message', async (values, message) => {
    const { status, body } = await post(enquiry(values))
    expect(status).toBe(400)
    expect(body).toEqual({ message, errors: { [Object.keys(values)[0] ?? '']: message } })
  })

  it('says everything that is wrong at once', async () => {
    const { body } = await post({ message: 'short' })
    expect(body).toEqual({
      message: 'Name is required',
      errors: {
        name: 'Name is required',
        phone: 'Phone is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message must be at least 10 characters',
      },
    })
  })

  it.each([
    { dateOfPlan: undefined },
    { dateOfPlan: null },
    { dateOfPlan: '' },
    { dateOfPlan: '1999-01-01' },
    { phone: 'ask my sister' },
    { email: 'anything' },
    { message: '0123456789' },
    { context: { kind: 'nonsense' } },
    { context: 'nonsense' },
  ])('takes %j', async (values) => {
    expect((await post(enquiry(values))).status).toBe(201)
  })

  it('belongs to the account whose token it carries; a bad token is ignored', async () => {
    const { token, user } = await customer()
    const mine = await post(enquiry(), { token })
    const nobodys = await post(enquiry({ email: user.email }), { token: `${token.slice(0, -3)}xyz` })
    expect(nobodys.status).toBe(201)
    const { body } = await call<MyEnquiryList>('GET', '/api/enquiries/my-enquiries', { token })
    expect(body.enquiries.map(({ _id }) => _id)).toEqual([mine.body.enquiry._id])
  })

  it('keeps every character a person may type', async () => {
    const message = `नमस्ते 👨‍👩‍👧 <script>alert(1)</script> '; drop table enquiries; -- \u202e =1+1\n\ttabs and lines`
    const { body } = await post(enquiry({ message, name: '=HYPERLINK("x")' }))
    expect(await read(admin.token, body.enquiry._id)).toMatchObject({ message, name: '=HYPERLINK("x")' })
  })

  it.each([
    { website: 'https://cheap.example' },
    { message: 'http://a.example '.repeat(6) },
    { message: 'http://a.example '.repeat(2), phone: '000 000 0000' },
  ])('sets suspected spam aside without losing it: %j', async (values) => {
    const { status, body } = await post(enquiry(values))
    expect(status).toBe(201)
    const ids = async (query: string) => {
      const list = await call<MyEnquiryList>('GET', `/api/enquiries?limit=100${query}`, {
        token: admin.token,
      })
      return list.body.enquiries.map(({ _id }) => _id)
    }
    expect(await ids('')).not.toContain(body.enquiry._id)
    expect(await ids('&spam=only')).toContain(body.enquiry._id)
  })

  it.each([
    { message: 'http://a.example '.repeat(5) },
    { message: 'See http://a.example first.', phone: '0000000000' },
  ])('takes links alone, or a phone number that is none alone, for no spam: %j', async (values) => {
    const { body } = await post(enquiry(values))
    expect(await read(admin.token, body.enquiry._id)).toMatchObject({ spam: null })
  })
})

describe('an idempotency key', () => {
  const keyed = (key: string, values: Record<string, unknown>) =>
    post(values, { headers: { 'idempotency-key': key } })

  it('stores once and gives the same answer', async () => {
    const key = randomUUID()
    const values = enquiry()
    const first = await keyed(key, values)
    const second = await keyed(key, values)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await countOf(String(values.message))).toBe(1)
  })

  it('is refused for another enquiry', async () => {
    const key = randomUUID()
    await keyed(key, enquiry())
    const other = enquiry()
    expect((await keyed(key, other)).status).toBe(422)
    expect(await countOf(String(other.message))).toBe(0)
  })

  it('stores once when many are sent at once', async () => {
    const key = randomUUID()
    const values = enquiry()
    const all = await Promise.all(Array.from({ length: 20 }, () => keyed(key, values)))
    expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const ids = new Set(all.filter(({ status }) => status === 201).map(({ body }) => body.enquiry._id))
    expect(ids.size).toBe(1)
    expect(await countOf(String(values.message))).toBe(1)
  })

  it('is spent neither by a refusal nor for ever', async () => {
    const key = randomUUID()
    const values = enquiry()
    expect((await keyed(key, { ...values, name: '' })).status).toBe(400)
    const first = await keyed(key, values)
    expect(first.status).toBe(201)
    const age = (days: number) =>
      db.query(`update submission_keys set created_at = now() - $1::integer * interval '1 day'`, [days])
    await age(29)
    await keepHouse(db)
    expect((await keyed(key, values)).body).toEqual(first.body)
    await age(31)
    const later = await keyed(key, enquiry())
    expect(later.status).toBe(201)
    expect(later.body.enquiry._id).not.toBe(first.body.enquiry._id)
  })

  it('has a longest length', async () => {
    expect((await keyed('k'.repeat(255), enquiry())).status).toBe(201)
    const { status, body } = await keyed('k'.repeat(256), enquiry())
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: 'Idempotency-Key must be one text of at most 255 characters.' },
    })
  })
})
