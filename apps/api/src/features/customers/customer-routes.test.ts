import { randomUUID } from 'node:crypto'
import type {
  AuditList,
  CustomerDetail,
  CustomerList,
  EnquiryList,
  RelatedList,
  StaffEnquiry,
} from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, customer, enquire, read, db } = await startService()
const owner = await staff()
const agent = await staff('agent')
const { token } = agent

const addressOf = (word = 'asha') => `${word}-${randomUUID().slice(0, 8)}@mail.example`
/** A mobile number that no other test uses, as ten digits. */
const numberOf = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
const search = async (body: Record<string, unknown>) =>
  (await call<CustomerList>('POST', '/api/customers/search', { token, body })).body
const open = (id: string) => call<CustomerDetail>('GET', `/api/customers/${id}`, { token })
const mark = (id: string, value: string | null) =>
  call<CustomerDetail>('PUT', `/api/customers/${id}`, { token, body: { mark: value } })
const merge = (id: string, other: string) =>
  call<CustomerDetail>('POST', `/api/customers/${id}/merges`, { token, body: { with: other } })
const separate = (id: string, which: string | undefined) =>
  call<CustomerDetail>('DELETE', `/api/customers/${id}/merges/${which}`, { token })
const enter = async (values: object) => {
  const body = { source: 'call', name: 'Joao', phone: '', subject: 'Boat', message: 'A boat.', ...values }
  return (await call<{ enquiry: StaffEnquiry }>('POST', '/api/enquiries/entered', { token, body })).body
    .enquiry
}
const idsOf = ({ enquiries }: CustomerDetail) => enquiries.map(({ enquiry }) => enquiry._id)

describe('a phone number', () => {
  it.each([
    ['+91 98400 91273', '+919840091273'],
    ['098400-91273', '+919840091273'],
    ['98400 91273', '+919840091273'],
    ['0091 98400 91273', '+919840091273'],
    ['91 98400 91273', '+919840091273'],
    ['९८४०० ९१२७३', '+919840091273'],
    ['0832 242 0142', '+918322420142'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0044 20 7946 0018', '+442079460018'],
    ['98400 91273 / 98400 91274', '98400912739840091274'],
    ['ask at the desk', null],
  ])('%s is normalized to %s', async (typed, dialled) => {
    const [row] = await db.query('select contact_phone($1::text) as phone', [typed])
    expect(row).toEqual({ phone: dialled })
  })
})

describe('a customer', () => {
  it('is in the list once, latest enquiry first, in pages', async () => {
    const [first, second] = [addressOf(), addressOf()]
    await enquire({ email: first, phone: numberOf() })
    await enquire({ email: second, phone: numberOf() })
    const last = await enquire({ email: `  ${first.toUpperCase()}`, phone: numberOf(), name: 'Asha Rao' })
    const { customers } = await search({})
    expect(customers[0]).toMatchObject({ _id: last, name: 'Asha Rao', enquiries: 2, mark: null })
    expect(customers[1]?.emails).toEqual([second])
    for (let n = 0; n < 20; n++) await enquire({ email: addressOf('many'), phone: numberOf() })
    const page = await search({})
    expect([page.customers.length, page.more]).toEqual([20, true])
    const next = await search({ before: page.customers.at(-1)?._id })
    expect(next.customers[0]?._id).toBe(last)
  })

  it('is found by the start of an email address or phone number, and by name', async () => {
    const [email, digits] = [addressOf('find'), numberOf()]
    const name = `Zeenat ${randomUUID().slice(0, 8)}`
    const id = await enquire({ email, name, phone: `0${digits.slice(0, 5)} ${digits.slice(5)}` })
    for (const q of [
      email.toUpperCase(),
      email.slice(0, 10),
      `+91 ${digits}`,
      digits.slice(0, 8),
      `0091${digits}`,
      name.toLowerCase(),
    ])
      expect((await search({ q })).customers, q).toMatchObject([{ _id: id }])
    for (const q of ['%', '_'.repeat(8), `${digits}1`, "'); drop"])
      expect((await search({ q })).customers, q).toEqual([])
  })

  it('has all enquiries with their messages, also with a phone number only', async () => {
    const digits = numberOf()
    const { _id: id } = await enter({ phone: digits })
    const contact = { channel: 'phone', outcome: 'reached' }
    await call('POST', `/api/enquiries/${id}/contacts`, { token, body: contact })
    const again = await enter({ source: 'walk-in', phone: `+91${digits}` })
    const { body } = await open(id)
    expect(idsOf(body)).toEqual([again._id, id])
    expect(body.enquiries[1]?.messages).toMatchObject([{ channel: 'phone', outcome: 'reached' }])
    expect(body.customer).toMatchObject({ emails: [], phones: [`+91${digits}`], enquiries: 2 })
  })

  it('has one email address for all spellings', async () => {
    const email = addressOf('rahul')
    const id = await enquire({ email })
    await enquire({ email: email.replace('rahul', 'Rahul').replace('@m', '@M') })
    const { customer: found, enquiries } = (await open(id)).body
    expect(enquiries).toHaveLength(2)
    expect(found.emails.map((it) => it.toLowerCase())).toEqual([email])
  })

  it('is not found by a deleted or unknown enquiry', async () => {
    const id = await enquire({ email: addressOf(), phone: numberOf() })
    await call('DELETE', `/api/enquiries/${id}`, { token })
    for (const unknown of [id, randomUUID(), 'nonsense']) expect((await open(unknown)).status).toBe(404)
  })
})

describe('duplicates', () => {
  it('are suggested by phone and account, and can be merged and separated repeatedly', async () => {
    const phone = numberOf()
    const account = await customer()
    const one = await enquire({ email: addressOf('one'), phone })
    const two = await enquire({ email: addressOf('two'), phone: `0${phone}` }, { token: account.token })
    const three = await enquire({ email: addressOf('three'), phone: numberOf() }, { token: account.token })
    const { duplicates } = (await open(two)).body
    const suggested = Object.fromEntries(duplicates.map((other) => [other.customer._id, other.same]))
    expect(suggested).toEqual({ [one]: ['phone'], [three]: ['account'] })
    const merged = (await merge(two, one)).body
    expect(idsOf(merged)).toEqual([two, one])
    expect(merged.customer).toMatchObject({ _id: two, enquiries: 2 })
    const all = (await merge(three, one)).body
    expect([idsOf(all), all.duplicates]).toEqual([[three, two, one], []])
    expect((await merge(two, three)).status).toBe(422)
    expect((await search({ q: phone })).customers).toMatchObject([{ _id: three }])
    const { customers } = await search({})
    expect(customers.filter(({ _id }) => [one, two, three].includes(_id))).toHaveLength(1)

    const last = all.merges[0]
    expect(last?.by).toBe('Milind Naik')
    const apart = (await separate(three, last?._id)).body
    expect(idsOf(apart)).toEqual([three])
    expect(idsOf((await open(one)).body)).toEqual([two, one])
    expect((await separate(three, last?._id)).status).toBe(404)
    await separate(two, (await open(two)).body.merges[0]?._id)
    expect(idsOf((await open(one)).body)).toEqual([one])
    expect(idsOf((await merge(one, two)).body)).toEqual([two, one])
  })

  it('are not suggested once marked as different people, until that is undone', async () => {
    const phone = numberOf()
    const one = await enquire({ email: addressOf('one'), phone })
    const two = await enquire({ email: addressOf('two'), phone })
    const three = await enquire({ email: addressOf('three'), phone })
    const apart = (id: string, other: string) =>
      call<CustomerDetail>('POST', `/api/customers/${id}/apart`, { token, body: { with: other } })
    const back = (id: string, other: string) =>
      call<CustomerDetail>('DELETE', `/api/customers/${id}/apart/${other}`, { token })
    const proposed = async (id: string) =>
      (await open(id)).body.duplicates.map((row) => row.customer._id).sort()
    const { body } = await apart(one, two)
    expect(body.apart).toMatchObject([{ customer: { _id: two }, by: 'Milind Naik' }])
    expect([await proposed(one), await proposed(two)]).toEqual([[three], [three]])
    expect((await open(two)).body.apart).toMatchObject([{ customer: { _id: one } }])
    expect((await apart(two, one)).status).toBe(200)
    expect((await apart(one, one)).status).toBe(422)
    expect((await back(one, three)).status).toBe(404)
    expect((await back(two, one)).body.apart).toEqual([])
    expect(await proposed(one)).toEqual([two, three].sort())
    await apart(one, three)
    const merged = (await merge(one, three)).body
    expect([merged.apart, idsOf(merged)]).toEqual([[], [three, one]])
  })

  it('are merged once by concurrent requests', async () => {
    const phone = numberOf()
    const one = await enquire({ email: addressOf(), phone })
    const two = await enquire({ email: addressOf(), phone })
    const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await open(one)).body.merges).toHaveLength(1)
  })
})

describe('other enquiries of a person', () => {
  const related = async (id: string) =>
    (await call<RelatedList>('GET', `/api/enquiries/${id}/related`, { token })).body
  const relations = async (id: string) =>
    Object.fromEntries((await related(id)).related.map((row) => [row._id, row.relation]))

  it('are found by address and by number, with the reason', async () => {
    const [email, phone] = [addressOf(), numberOf()]
    const id = await enquire({ email, phone })
    const same = await enquire({ email: email.toUpperCase(), phone: `+91 ${phone}` })
    const otherNumber = await enquire({ email, phone: numberOf() })
    const otherAddress = await enquire({ email: addressOf(), phone: `0${phone}` })
    const { _id: called } = await enter({ phone: `0091 ${phone}` })
    await enquire({ email: addressOf(), phone: numberOf() })
    expect(await relations(id)).toEqual({
      [same]: 'same',
      [called]: 'same',
      [otherNumber]: 'email',
      [otherAddress]: 'phone',
    })
  })

  it('tell their status, notes and quote, newest first, at most twenty', async () => {
    const email = addressOf()
    const id = await enquire({ email, phone: numberOf() })
    const other = await enquire({ email, subject: 'Boat' })
    await call('POST', `/api/enquiries/${other}/notes`, { token, body: { text: 'Likes the sea.' } })
    await call('PUT', `/api/enquiries/${other}/status`, { token, body: { status: 'resolved' } })
    const found = await related(id)
    expect(found).toMatchObject({ more: false, account: null })
    expect(found.related).toMatchObject([
      { subject: 'Boat', status: 'resolved', notes: 1, lastNote: 'Likes the sea.', quote: null },
    ])
    for (let n = 0; n < 20; n++) await enquire({ email })
    const many = await related(id)
    expect([many.related.length, many.more]).toEqual([20, true])
    expect(many.related.map(({ _id }) => _id)).not.toContain(other)
  })

  it('are not those of somebody whom staff keep apart', async () => {
    const phone = numberOf()
    const [one, two] = [
      await enquire({ email: addressOf(), phone }),
      await enquire({ email: addressOf(), phone }),
    ]
    expect(await relations(one)).toEqual({ [two]: 'phone' })
    await call('POST', `/api/customers/${one}/apart`, { token, body: { with: two } })
    expect(await relations(one)).toEqual({})
  })
})

describe('a mark', () => {
  it('blocked: later enquiries from the site are stored as spam', async () => {
    const email = addressOf('blocked')
    const before = await enquire({ email, phone: numberOf() })
    expect((await mark(before, 'blocked')).body.customer.mark).toBe('blocked')
    const after = await enquire({ email: email.toUpperCase(), phone: numberOf() })
    expect((await read(token, after)).spam).toBe('blocked')
    expect((await read(token, before)).spam).toBeNull()
    expect(idsOf((await open(before)).body)).toEqual([after, before])
    expect((await search({ mark: 'blocked' })).customers.map(({ _id }) => _id)).toContain(after)
    expect((await enter({ email })).spam).toBeNull()
    await mark(before, null)
    expect((await read(token, await enquire({ email, phone: numberOf() }))).spam).toBeNull()
  })

  it('blocked: replies are stored, but notify nobody', async () => {
    const account = await customer()
    const email = addressOf('quiet')
    const id = await enquire({ email, phone: numberOf() }, { token: account.token })
    await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'closed' } })
    await mark(id, 'blocked')
    const letters = () => db.query('select id from outbox')
    const before = await letters()
    await call('POST', `/api/enquiries/${id}/replies`, { token: account.token, body: { text: 'Answer me!' } })
    expect(await letters()).toEqual(before)
    expect((await read(token, id)).status).toBe('closed')
    expect((await open(id)).body.enquiries[0]?.messages).toMatchObject([{ body: 'Answer me!' }])
  })

  it('blocked: applies to merged customers, and stays with the blocked one when they are separated', async () => {
    const phone = numberOf()
    const email = addressOf('second')
    const one = await enquire({ email: addressOf('first'), phone })
    const two = await enquire({ email, phone })
    await mark(one, 'blocked')
    const merged = (await merge(two, one)).body
    expect(merged.customer.mark).toBe('blocked')
    expect((await read(token, await enquire({ email, phone: numberOf() }))).spam).toBe('blocked')
    await separate(two, merged.merges[0]?._id)
    expect((await open(two)).body.customer.mark).toBeNull()
    expect((await open(one)).body.customer.mark).toBe('blocked')
  })

  it('is shown with the enquiry, and is in the audit trail', async () => {
    const id = await enquire({ email: addressOf('vip'), phone: numberOf() })
    await mark(id, 'vip')
    const { body } = await call('GET', `/api/enquiries/${id}`, { token })
    expect(body.customer).toEqual({ mark: 'vip', enquiries: 1 })
    for (let n = 0; n < 3; n++) await open(id)
    const { body: trail } = await call<AuditList>('GET', '/api/audit?limit=100', { token })
    const seen = trail.entries.filter(({ record, recordId }) => record === 'customer' && recordId === id)
    expect(seen.map(({ action }) => action)).toEqual(['saw', 'changed'])
    expect(seen[1]).toMatchObject({ detail: 'mark: vip', recordId: id })
  })

  it('is shown in lists, also for merged customers', async () => {
    const phone = numberOf()
    const one = await enquire({ email: addressOf('listed'), phone })
    const two = await enquire({ email: addressOf('listed'), phone })
    const other = await enquire({ email: addressOf('unmarked'), phone: numberOf() })
    await mark(one, 'vip')
    await merge(two, one)
    for (const query of ['', '&q=view']) {
      const { body } = await call<EnquiryList>('GET', `/api/enquiries?limit=3${query}`, { token })
      const marks = new Map(body.enquiries.map((row) => [row._id, row.mark]))
      expect([marks.get(one), marks.get(two), marks.get(other)], query).toEqual(['vip', 'vip', null])
    }
  })

  it('is part of a data export, and is erased with the person', async () => {
    const email = addressOf('gone')
    const id = await enquire({ email, phone: numberOf() })
    const other = await enquire({ email: addressOf('kept'), phone: numberOf() })
    await mark(id, 'blocked')
    await merge(other, id)
    const { body: data } = await call('POST', '/api/people/data', { token, body: { email } })
    expect(data.mark).toBe('blocked')
    await call('POST', '/api/people/erasure', { token: owner.token, body: { email } })
    expect((await open(id)).status).toBe(404)
    expect((await open(other)).body.customer.mark).toBeNull()
    const left = await db.query('select 1 from customer_contacts where key = $1', [email])
    expect(left).toEqual([])
    expect((await read(token, await enquire({ email, phone: numberOf() }))).spam).toBeNull()
  })
})
