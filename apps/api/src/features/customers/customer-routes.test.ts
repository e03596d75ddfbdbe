import { randomUUID } from 'node:crypto'
import type { AuditList, CustomerDetail, CustomerList, EnquiryList } from '@susegad/api-client/contract'
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
const idsOf = ({ enquiries }: CustomerDetail) => enquiries.map(({ enquiry }) => enquiry._id)

describe('a phone', () => {
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
  ])('%s is %s, however it is written', async (typed, dialled) => {
    const [row] = await db.query('select contact_phone($1::text) as phone', [typed])
    expect(row).toEqual({ phone: dialled })
  })
})

describe('everybody who asked', () => {
  it('stands in the list once, whoever asked last first, page by page', async () => {
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

  it('is found by address and by phone as each is begun, and by name', async () => {
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
      expect(
        (await search({ q })).customers.map(({ _id }) => _id),
        q,
      ).toEqual([id])
    for (const q of ['%', '_'.repeat(8), `${digits}1`, "'); drop"]) {
      expect((await search({ q })).customers, q).toEqual([])
    }
  })

  it('is one page with every enquiry and what was said in each, also for a phone without address', async () => {
    const digits = numberOf()
    const entered = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries/entered', {
      token,
      body: { source: 'call', name: 'Joao', phone: digits, subject: 'Boat', message: 'A boat for six.' },
    })
    const id = entered.body.enquiry._id
    await call('POST', `/api/enquiries/${id}/contacts`, {
      token,
      body: { channel: 'phone', outcome: 'reached' },
    })
    const again = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries/entered', {
      token,
      body: { source: 'walk-in', name: 'Joao', phone: `+91${digits}`, subject: 'Boat', message: 'Paid.' },
    })
    const { body } = await open(id)
    expect(idsOf(body)).toEqual([again.body.enquiry._id, id])
    expect(body.enquiries[1]?.messages).toMatchObject([{ channel: 'phone', outcome: 'reached' }])
    expect(body.customer).toMatchObject({ emails: [], phones: [`+91${digits}`], enquiries: 2 })
  })

  it('has one address, however it was spelled', async () => {
    const email = addressOf('rahul')
    const id = await enquire({ email })
    await enquire({ email: email.replace('rahul', 'Rahul').replace('@m', '@M') })
    const { customer: found, enquiries } = (await open(id)).body
    expect(enquiries).toHaveLength(2)
    expect(found.emails.map((it) => it.toLowerCase())).toEqual([email])
  })

  it('is nobody once the enquiry is deleted, or for an id of nothing', async () => {
    const id = await enquire({ email: addressOf(), phone: numberOf() })
    await call('DELETE', `/api/enquiries/${id}`, { token })
    for (const unknown of [id, randomUUID(), 'nonsense']) expect((await open(unknown)).status).toBe(404)
  })
})

describe('the same person', () => {
  it('is proposed by phone and by account, made one, and two again, as often as wanted', async () => {
    const phone = numberOf()
    const account = await customer()
    const one = await enquire({ email: addressOf('one'), phone })
    const two = await enquire({ email: addressOf('two'), phone: `0${phone}` }, { token: account.token })
    const three = await enquire({ email: addressOf('three'), phone: numberOf() }, { token: account.token })
    const proposed = (await open(two)).body.duplicates.map(({ customer: other, same }) => [other._id, same])
    expect(new Map(proposed as [string, string[]][])).toEqual(
      new Map([
        [one, ['phone']],
        [three, ['account']],
      ]),
    )
    const merged = (await merge(two, one)).body
    expect(idsOf(merged)).toEqual([two, one])
    expect(merged.customer).toMatchObject({ _id: two, enquiries: 2 })
    const all = (await merge(three, one)).body
    expect([idsOf(all), all.duplicates]).toEqual([[three, two, one], []])
    expect((await merge(two, three)).status).toBe(422)
    expect((await search({ q: phone })).customers.map(({ _id }) => _id)).toEqual([three])
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

  it('is not proposed again once somebody said that it is another, until that is taken back', async () => {
    const phone = numberOf()
    const [one, two, three] = [
      await enquire({ email: addressOf('one'), phone }),
      await enquire({ email: addressOf('two'), phone }),
      await enquire({ email: addressOf('three'), phone }),
    ]
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

  it('is not two persons when two members say so at once', async () => {
    const phone = numberOf()
    const [one, two] = [
      await enquire({ email: addressOf(), phone }),
      await enquire({ email: addressOf(), phone }),
    ]
    const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await open(one)).body.merges).toHaveLength(1)
  })
})

describe('a mark', () => {
  it('of a blocked customer sets aside what they send by the site, and drops nothing', async () => {
    const email = addressOf('blocked')
    const before = await enquire({ email, phone: numberOf() })
    expect((await mark(before, 'blocked')).body.customer.mark).toBe('blocked')
    const after = await enquire({ email: email.toUpperCase(), phone: numberOf() })
    expect((await read(token, after)).spam).toBe('blocked')
    expect((await read(token, before)).spam).toBeNull()
    expect(idsOf((await open(before)).body)).toEqual([after, before])
    expect((await search({ mark: 'blocked' })).customers.map(({ _id }) => _id)).toContain(after)
    const entered = await call<{ enquiry: { spam: string | null } }>('POST', '/api/enquiries/entered', {
      token,
      body: { source: 'call', name: 'Ravi', phone: '', email, subject: 'Sorry', message: 'Unblock me.' },
    })
    expect(entered.body.enquiry.spam).toBeNull()
    await mark(before, null)
    expect((await read(token, await enquire({ email, phone: numberOf() }))).spam).toBeNull()
  })

  it('of a blocked customer calls nobody to what they write in a thread, where it still stands', async () => {
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

  it('goes with whom a blocked one turns out to be, and is left to both when they are two again', async () => {
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

  it('stands with the enquiry, for whoever opens it', async () => {
    const id = await enquire({ email: addressOf('vip'), phone: numberOf() })
    await mark(id, 'vip')
    const { body } = await call('GET', `/api/enquiries/${id}`, { token })
    expect(body.customer).toEqual({ mark: 'vip', enquiries: 1 })
    for (let n = 0; n < 3; n++) await open(id)
    const { body: trail } = await call<AuditList>('GET', '/api/audit?limit=100', { token })
    const seen = trail.entries.filter(({ record, recordId }) => record === 'customer' && recordId === id)
    expect(seen.map(({ action }) => action)).toEqual(['saw', 'changed'])
    expect(seen[1]).toMatchObject({
      action: 'changed',
      detail: 'mark: vip',
      recordId: id,
    })
  })

  it('stands in the lists beside the name, also of who was found to be the same', async () => {
    const phone = numberOf()
    const [one, two] = [
      await enquire({ email: addressOf('listed'), phone }),
      await enquire({ email: addressOf('listed'), phone }),
    ]
    const other = await enquire({ email: addressOf('unmarked'), phone: numberOf() })
    await mark(one, 'vip')
    await merge(two, one)
    for (const query of ['', '&q=view']) {
      const { body } = await call<EnquiryList>('GET', `/api/enquiries?limit=3${query}`, { token })
      const marks = new Map(body.enquiries.map((row) => [row._id, row.mark]))
      expect([marks.get(one), marks.get(two), marks.get(other)], query).toEqual(['vip', 'vip', null])
    }
  })

  it('is handed over on request, and forgotten with everything else of the person', async () => {
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
