import type { Template, TemplateList } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, db, staff } = await startService()
const milind = await staff()
const asha = await staff('agent')

const add = async (values: object, { token } = milind) =>
  (await call<{ template: Template }>('POST', '/api/templates', { token, body: values })).body.template
const names = async ({ token }: { token: string }) =>
  (await call<TemplateList>('GET', '/api/templates', { token })).body.templates.map(({ name }) => name)

it("gives everybody the shared ones, and nobody another's own", async () => {
  const shared = await add({ name: 'Rooms', text: 'Hello {name}', shared: true })
  const own = await add({ name: 'a boat', text: 'Dear {name}', shared: false })
  expect(await names(milind)).toEqual(['a boat', 'Rooms'])
  expect(await names(asha)).toEqual(['Rooms'])
  const body = { name: 'Taken', text: 'Taken', shared: false }
  expect((await call('PUT', `/api/templates/${own._id}`, { token: asha.token, body })).status).toBe(404)
  expect((await call('DELETE', `/api/templates/${own._id}`, { token: asha.token })).status).toBe(404)
  expect(shared.language).toBeNull()
  const change = { name: 'Two rooms', text: 'Hi {name}', shared: true, language: 'hi' }
  expect(
    (await call('PUT', `/api/templates/${shared._id}`, { token: asha.token, body: change })).body,
  ).toEqual({ template: { _id: shared._id, ...change } })
  expect((await call('DELETE', `/api/templates/${shared._id}`, { token: asha.token })).status).toBe(403)
  expect(await names(asha)).toEqual(['Two rooms'])
  expect((await call('DELETE', `/api/templates/${shared._id}`, { token: milind.token })).status).toBe(204)
  expect(await names(milind)).toEqual(['a boat'])
})

it('says who added, changed, shared and deleted one that everybody uses, and nothing of own ones', async () => {
  const [{ last } = { last: 0 }] = await db.query<{ last: number }>(
    'select coalesce(max(id), 0)::integer as last from audit_entries',
  )
  const change = (id: string, shared: boolean) =>
    call('PUT', `/api/templates/${id}`, { token: asha.token, body: { name: 'Boats', text: 'Hi', shared } })
  const { _id } = await add({ name: 'Boats', text: 'Hello', shared: false }, asha)
  await change(_id, false)
  await change(_id, true)
  await change(_id, true)
  const own = await add({ name: 'Own', text: 'Hello', shared: false }, asha)
  await call('DELETE', `/api/templates/${own._id}`, { token: asha.token })
  await call('DELETE', `/api/templates/${_id}`, { token: milind.token })
  const shared = await add({ name: 'Sails', text: 'Hello', shared: true }, asha)
  const entries = await db.query(
    `select action, record_id as id, detail, by_id as by from audit_entries where record = 'template' and audit_entries.id > $1 order by audit_entries.id`,
    [last],
  )
  const by = asha.user._id
  expect(entries).toEqual([
    { action: 'changed', id: _id, detail: 'shared', by },
    { action: 'changed', id: _id, detail: null, by },
    { action: 'deleted', id: _id, detail: null, by: milind.user._id },
    { action: 'added', id: shared._id, detail: null, by },
  ])
})

it('lets only owners take one from everybody for themselves, on record', async () => {
  const { _id } = await add({ name: 'Everybody’s', text: 'Hello', shared: true })
  const take = ({ token }: { token: string }) =>
    call('PUT', `/api/templates/${_id}`, { token, body: { name: 'Mine', text: 'Mine', shared: false } })
  expect(await take(asha)).toMatchObject({ status: 403, body: { message: expect.stringContaining('owner') } })
  expect(await names(milind)).toContain('Everybody’s')
  expect((await take(milind)).status).toBe(200)
  expect(await names(asha)).not.toContain('Mine')
  expect(
    await db.query('select action, detail, by_id as by from audit_entries where record_id = $1::uuid', [_id]),
  ).toEqual([
    { action: 'added', detail: null, by: milind.user._id },
    { action: 'changed', detail: 'not shared', by: milind.user._id },
  ])
})

it('refuses what is empty or endless', async () => {
  for (const body of [
    { name: '', text: 'x', shared: true },
    { name: 'x', text: ' ', shared: true },
    { name: 'x', text: 'x', shared: true, language: 'Klingon' },
    { name: 'x', text: 'x'.repeat(4001), shared: true },
    { name: 'x', text: 'x' },
  ])
    expect((await call('POST', '/api/templates', { token: milind.token, body })).status).toBe(400)
})

it('takes as many as a list shows', async () => {
  await db.query(`insert into reply_templates (name, body) select n, n from generate_series(1, 500) n`)
  const body = { name: 'One more', text: 'Hello', shared: false }
  const { status } = await call('POST', '/api/templates', { token: milind.token, body })
  expect(status).toBe(422)
})
