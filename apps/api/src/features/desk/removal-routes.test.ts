import type { EnquiryList } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { startService } from '../../../test/service.ts'
import { retain } from '../../retention/retain-in-turn.ts'

const { app, call, customer, staff, enquire, config, db } = await startService()
const { token } = await staff()
const total = async (): Promise<number> =>
  (await call<EnquiryList>('GET', '/api/enquiries', { token })).body.total
const json = { 'content-type': 'application/json' }
const restore = (ids: string[]) => call('POST', '/api/enquiries/restore', { token, body: { ids } })
const remove = (body?: unknown, query = '') =>
  call('DELETE', `/api/enquiries/multiple${query}`, {
    token,
    headers: json,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

describe('deleting', () => {
  it('deletes one enquiry, also with a JSON content type and no body', async () => {
    const id = await enquire()
    const before = await total()
    const deleted = await call('DELETE', `/api/enquiries/${id}`, { token, headers: json })
    expect(deleted).toMatchObject({ status: 200, body: { deleted: 1 } })
    expect(await total()).toBe(before - 1)
    expect((await call('GET', `/api/enquiries/${id}`, { token })).status).toBe(404)
    expect((await call('DELETE', `/api/enquiries/${id}`, { token })).status).toBe(404)
  })

  it('hides the enquiry from its customer too', async () => {
    const asker = await customer()
    const id = await enquire({}, { token: asker.token })
    await call('DELETE', `/api/enquiries/${id}`, { token })
    expect((await call('GET', `/api/enquiries/${id}`, { token: asker.token })).status).toBe(404)
    expect((await call('GET', '/api/enquiries/my-enquiries', { token: asker.token })).body.total).toBe(0)
  })

  it('deletes several, counts each once, and accepts ids in the query', async () => {
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

  it('logs only what it deleted', async () => {
    const info = vi.spyOn(app.log, 'info')
    const [first, second] = [await enquire(), await enquire()]
    await call('PUT', `/api/enquiries/${first}/merge`, { token, body: { into: second } })
    expect((await call('DELETE', `/api/enquiries/${first}`, { token })).status).toBe(422)
    const logged = expect.objectContaining({ event: 'deleted' })
    expect(info).not.toHaveBeenCalledWith(logged, 'deleted')
    await call('DELETE', `/api/enquiries/${second}`, { token })
    expect(info).toHaveBeenCalledWith(logged, 'deleted')
  })

  it('deletes nothing if it fails half-way', async () => {
    const ids = [await enquire(), await enquire()]
    const before = await total()
    await db.query('alter table enquiry_changes add constraint broken check (id is null) not valid')
    const { status, text } = await remove({ ids })
    await db.query('alter table enquiry_changes drop constraint broken')
    expect(status).toBe(500)
    expect(text).toBe('{"message":"Something went wrong. Try again later."}')
    expect(await total()).toBe(before)
  })
})

it('restores deleted enquiries, until they are purged after 30 days', async () => {
  const ids = [await enquire(), await enquire()]
  const before = await total()
  await remove({ ids })
  const trash = await call<EnquiryList>('GET', '/api/enquiries?deleted=only&limit=100', { token })
  expect(trash.body.enquiries.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
  expect((await restore(ids)).body).toEqual({ restored: 2 })
  expect(await total()).toBe(before)
  await remove({ ids })
  await db.query(`update enquiries set deleted_at = now() - interval '29 days' where deleted_at is not null`)
  await retain(db, config.retention)
  expect((await restore(ids.slice(0, 1))).body).toEqual({ restored: 1 })
  await db.query(`update enquiries set deleted_at = now() - interval '31 days' where id = $1::uuid`, [ids[1]])
  await retain(db, config.retention)
  expect((await restore(ids)).body).toEqual({ restored: 0 })
  expect(await total()).toBe(before - 1)
})
