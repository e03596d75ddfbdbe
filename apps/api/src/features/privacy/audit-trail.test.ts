import { expect, it } from 'vitest'
import { enquiry, startService } from '../../../test/service.ts'

const { call, customer, staff, enquire, db } = await startService()
const admin = await staff()
const { token } = admin

const trailOf = (recordId: string) =>
  db.query(
    `select by_id as by, by_role as role, action, record, detail, address is not null as placed
     from audit_entries where record_id = $1::uuid order by id`,
    [recordId],
  )
const bySomeone = { by: admin.user._id, role: 'staff', record: 'enquiry', detail: null, placed: true }

it('records what staff do with an enquiry', async () => {
  const id = await enquire()
  await call('GET', `/api/enquiries/${id}`, { token })
  await call('POST', `/api/enquiries/${id}/notes`, { token, body: { text: 'Called.' } })
  await call('PUT', `/api/enquiries/${id}/status`, {
    token,
    body: { status: 'closed', assignedTo: admin.user._id },
  })
  await call('DELETE', `/api/enquiries/${id}`, { token })
  await call('POST', '/api/enquiries/restore', { token, body: { ids: [id] } })
  await call('DELETE', '/api/enquiries/multiple', { token, body: { ids: [id] } })
  expect(await trailOf(id)).toEqual([
    { ...bySomeone, action: 'saw' },
    { ...bySomeone, action: 'noted' },
    { ...bySomeone, action: 'changed', detail: 'status, assignedTo' },
    { ...bySomeone, action: 'deleted' },
    { ...bySomeone, action: 'restored' },
    { ...bySomeone, action: 'deleted' },
  ])
})

it('records repeated views within ten minutes once, for each person', async () => {
  const id = await enquire()
  const colleague = await staff()
  for (const who of [token, token, colleague.token, token])
    await call('GET', `/api/enquiries/${id}`, { token: who })
  expect(await trailOf(id)).toMatchObject([{ by: admin.user._id }, { by: colleague.user._id }])
  await db.query(`update audit_entries set at = at - interval '11 minutes' where record_id = $1::uuid`, [id])
  await call('GET', `/api/enquiries/${id}`, { token })
  expect(await trailOf(id)).toHaveLength(3)
})

it('records no lists, no views by the sender, and no refused or empty changes', async () => {
  const asker = await customer()
  const id = await enquire({}, { token: asker.token })
  await call('GET', `/api/enquiries/${id}`, { token: asker.token })
  await call('GET', '/api/enquiries', { token })
  await call('GET', '/api/enquiries?q=sea', { token })
  await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'pending' } })
  await call('PUT', `/api/enquiries/${id}/status`, { token, body: { status: 'closed', version: 7 } })
  await call('GET', `/api/enquiries/${id}`, { token: (await customer()).token })
  expect(await trailOf(id)).toEqual([])
})

it('records an export, and holds no content', async () => {
  const values = enquiry({ name: 'Zubeida Quadros', phone: '+91 90000 11111', email: 'zubeida@mail.example' })
  const id = await enquire(values)
  await call('GET', `/api/enquiries/${id}`, { token })
  await call('GET', '/api/enquiries/export?format=json', { token })
  const rows = await db.query<{ text: string }>(
    'select to_jsonb(a)::text as text from audit_entries a order by id',
  )
  expect(rows.at(-1)?.text).toMatch(/"action": "exported".*"detail": "json"/)
  for (const word of ['Zubeida', '90000', 'zubeida@', 'Milind', 'view of the sea'])
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(word)
})
