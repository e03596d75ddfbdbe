import { type AuditList, auditListSchema } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, customer, enquire, db } = await startService()
const admin = await staff()
const colleague = await staff()
const { token } = admin

const list = async (query = '') => {
  const { status, body } = await call<AuditList>('GET', `/api/audit${query}`, { token })
  expect(status, query).toBe(200)
  return body
}
const told = ({ entries }: AuditList) =>
  entries.map(({ action, recordId, by }) => [action, recordId, by?._id])

const one = await enquire({ name: 'Meera Iyer' })
const two = await enquire()

it('is empty at first', async () => {
  expect(await list()).toEqual({ entries: [], total: 0, totalPages: 0, more: false, page: 1, limit: 10 })
})

it('lists who did what to which enquiry, newest first; reading it adds nothing', async () => {
  await call('GET', `/api/enquiries/${one}`, { token })
  await call('GET', `/api/enquiries/${two}`, { token: colleague.token })
  await call('PUT', `/api/enquiries/${one}/status`, { token, body: { status: 'closed' } })
  await call('DELETE', `/api/enquiries/${two}`, { token: colleague.token })
  await call('GET', '/api/enquiries/export?format=csv', { token })
  const all = await list()
  expect(auditListSchema.safeParse(all).data).toEqual(all)
  expect(all.entries).toMatchObject([
    { action: 'exported', record: 'enquiries', recordId: null, enquiry: null, detail: 'csv' },
    { action: 'deleted', enquiry: { deleted: true }, by: { _id: colleague.user._id, name: 'Milind Naik' } },
    { action: 'changed', enquiry: { name: 'Meera Iyer', deleted: false, erased: false }, detail: 'status' },
    { action: 'saw', recordId: two },
    { action: 'saw', recordId: one, byRole: 'staff' },
  ])
  expect((await list()).total).toBe(5)
})

it('filters by person, enquiry and action', async () => {
  const { _id: me } = admin.user
  const { _id: other } = colleague.user
  expect(told(await list(`?by=${other}`))).toEqual([
    ['deleted', two, other],
    ['saw', two, other],
  ])
  expect(told(await list(`?enquiry=${one}`))).toEqual([
    ['changed', one, me],
    ['saw', one, me],
  ])
  expect(told(await list(`?action=saw&by=${me}`))).toEqual([['saw', one, me]])
  expect((await list('?by=service')).total).toBe(0)
  expect(await list('?limit=2&page=3')).toMatchObject({
    total: 5,
    totalPages: 3,
    more: false,
    entries: [{ recordId: one }],
  })
  expect(await list('?limit=2&page=9')).toMatchObject({ total: 5, entries: [] })
})

it.each(['?by=me', '?enquiry=1', '?action=stole', '?page=0'])('refuses %s', async (query) => {
  expect((await call('GET', `/api/audit${query}`, { token })).status).toBe(400)
})

it('names no deleted person or enquiry', async () => {
  const asker = await customer({ password: 'open sesame', name: 'Zubeida Quadros' })
  await call('POST', '/api/users/erasure', { token: asker.token, body: { password: 'open sesame' } })
  const [entry] = (await list('?action=erased')).entries
  expect(entry).toMatchObject({ by: null, byRole: 'customer', record: 'account', enquiry: null })
  await db.query('delete from enquiries where id = $1::uuid', [two])
  expect((await list(`?enquiry=${two}`)).entries.map(({ enquiry }) => enquiry)).toEqual([null, null])
})

it('counts only up to 10,000 entries beyond the page, and says that there are more', async () => {
  await db.query(
    `insert into audit_entries (by_role, action, record, at)
     select 'service', 'erased', 'enquiries', now() - n * interval '1 second' from generate_series(1, 12000) n`,
  )
  const first = await list('?action=erased&limit=100')
  expect(first).toMatchObject({ total: 10_000, totalPages: 100, more: true })
  const last = await list('?action=erased&limit=100&page=100')
  expect(last.entries).toHaveLength(100)
  // The account that a test above erased is one too.
  expect(last).toMatchObject({ total: 12_001, totalPages: 121, more: false })
  expect((await list('?action=erased&limit=100&page=121')).entries).toHaveLength(1)
})
