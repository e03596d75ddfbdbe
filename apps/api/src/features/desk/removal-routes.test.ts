import type { EnquiryList } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'
import { retain } from '../../retention/retain-in-turn.ts'

const { call, customer, staff, enquire, config, db } = await startService()
const { token } = await staff()
const total = async (): Promise<number> =>
  (await call<EnquiryList>('GET', '/api/enquiries', { token })).body.total
const remove = (body?: unknown, query = '') =>
  call('DELETE', `/api/enquiries/multiple${query}`, {
    token,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

describe('deleting', () => {
  it('takes one away, also with a JSON type and no body', async () => {
    const id = await enquire()
    const before = await total()
    const { status, body } = await call('DELETE', `/api/enquiries/${id}`, {
      token,
      headers: { 'content-type': 'application/json' },
    })
    expect({ status, body }).toEqual({ status: 200, body: { deleted: 1 } })
    expect(await total()).toBe(before - 1)
    expect((await call('GET', `/api/enquiries/${id}`, { token })).status).toBe(404)
    expect((await call('DELETE', `/api/enquiries/${id}`, { token })).status).toBe(404)
  })

  it('is gone for its customer too', async () => {
    const asker = await customer()
    const id = await enquire({}, { token: asker.token })
    await call('DELETE', `/api/enquiries/${id}`, { token })
    expect((await call('GET', `/api/enquiries/${id}`, { token: asker.token })).status).toBe(404)
    expect((await call('GET', '/api/enquiries/my-enquiries', { token: asker.token })).body.total).toBe(0)
  })

  it('takes several, counts each once, and takes ids in the address for proxies that drop bodies', async () => {
    const ids = [await enquire(), await enquire(), await enquire()]
    expect((await remove({ ids: [...ids.slice(0, 2), ids[0]] })).body).toEqual({ deleted: 2 })
    expect((await remove(undefined, `?ids=${ids[2]}`)).body).toEqual({ deleted: 1 })
    expect((await remove({ ids })).body).toEqual({ deleted: 0 })
  })

  it.each([
    undefined,
    {},
    { ids: [] },
    { ids: 'all' },
    { ids: null },
    { ids: [''] },
    { ids: ['%'] },
    { ids: [{ $ne: null }] },
    { ids: [['00000000-0000-4000-8000-000000000000']] },
    { ids: { length: 1 } },
    [],
    { ids: Array(1001).fill('00000000-0000-4000-8000-000000000000') },
  ])('refuses %j and deletes nothing', async (body) => {
    const before = await total()
    expect((await remove(body)).status).toBe(400)
    expect(await total()).toBe(before)
  })

  it('is all or nothing when it fails half-way', async () => {
    const ids = [await enquire(), await enquire()]
    const before = await total()
    await db.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$`,
    )
    await db.query(
      'create trigger fail before insert on enquiry_changes for each row execute function fail()',
    )
    const { status, text } = await remove({ ids })
    await db.query('drop trigger fail on enquiry_changes')
    expect(status).toBe(500)
    expect(text).toBe('{"message":"Something went wrong. Try again later."}')
    expect(await total()).toBe(before)
  })
})

it('brings deleted ones back, and forgets them after 30 days', async () => {
  const ids = [await enquire(), await enquire()]
  const before = await total()
  await remove({ ids })
  const trash = await call<EnquiryList>('GET', '/api/enquiries?deleted=only&limit=100', { token })
  expect(trash.body.enquiries.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
  expect((await call('POST', '/api/enquiries/restore', { token, body: { ids } })).body).toEqual({
    restored: 2,
  })
  expect(await total()).toBe(before)
  await remove({ ids })
  await db.query(`update enquiries set deleted_at = now() - interval '29 days' where id = any($1::uuid[])`, [
    `{${ids.join(',')}}`,
  ])
  await retain(db, config.retention)
  expect(
    (await call('POST', '/api/enquiries/restore', { token, body: { ids: ids.slice(0, 1) } })).body,
  ).toEqual({ restored: 1 })
  await db.query(`update enquiries set deleted_at = now() - interval '31 days' where id = $1::uuid`, [ids[1]])
  await retain(db, config.retention)
  expect((await call('POST', '/api/enquiries/restore', { token, body: { ids } })).body).toEqual({
    restored: 0,
  })
  expect(await total()).toBe(before - 1)
})
