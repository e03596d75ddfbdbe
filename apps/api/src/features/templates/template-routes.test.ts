import type { Template, TemplateList } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, db, staff } = await startService()
const milind = await staff()
const asha = await staff('agent')

const add = async (values: object, { token } = milind) =>
  (await call<{ template: Template }>('POST', '/api/templates', { token, body: values })).body.template
const change = (id: string, body: object, { token } = milind) =>
  call('PUT', `/api/templates/${id}`, { token, body })
const remove = async (id: string, { token } = milind) =>
  (await call('DELETE', `/api/templates/${id}`, { token })).status
const names = async ({ token }: { token: string }) =>
  (await call<TemplateList>('GET', '/api/templates', { token })).body.templates.map(({ name }) => name)

it('lists shared templates and your own', async () => {
  const shared = await add({ name: 'Rooms', text: 'Hello {name}', shared: true })
  const own = await add({ name: 'a boat', text: 'Dear {name}', shared: false })
  expect(await names(milind)).toEqual(['a boat', 'Rooms'])
  expect(await names(asha)).toEqual(['Rooms'])
  const body = { name: 'Taken', text: 'Taken', shared: false }
  expect((await change(own._id, body, asha)).status).toBe(404)
  expect(await remove(own._id, asha)).toBe(404)
  expect(shared.language).toBeNull()
  const values = { name: 'Two rooms', text: 'Hi {name}', shared: true, language: 'hi' }
  const { body: changed } = await change(shared._id, values, asha)
  expect(changed).toEqual({ template: { _id: shared._id, ...values } })
  expect(await remove(shared._id, asha)).toBe(403)
  expect(await names(asha)).toEqual(['Two rooms'])
  expect(await remove(shared._id)).toBe(204)
  expect(await names(milind)).toEqual(['a boat'])
})

it('records changes of shared templates in the audit trail, and none of private ones', async () => {
  const [{ last } = { last: 0 }] = await db.query<{ last: number }>(
    'select coalesce(max(id), 0)::integer as last from audit_entries',
  )
  const share = (id: string, shared: boolean) => change(id, { name: 'Boats', text: 'Hi', shared }, asha)
  const { _id } = await add({ name: 'Boats', text: 'Hello', shared: false }, asha)
  for (const shared of [false, true, true]) await share(_id, shared)
  const own = await add({ name: 'Own', text: 'Hello', shared: false }, asha)
  await remove(own._id, asha)
  await remove(_id)
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

it('lets only owners make a shared template private, and records it', async () => {
  const { _id } = await add({ name: 'Everybody’s', text: 'Hello', shared: true })
  const mine = { name: 'Mine', text: 'Mine', shared: false }
  const message = expect.stringContaining('owner')
  expect(await change(_id, mine, asha)).toMatchObject({ status: 403, body: { message } })
  expect(await names(milind)).toContain('Everybody’s')
  expect((await change(_id, mine)).status).toBe(200)
  expect(await names(asha)).not.toContain('Mine')
  const trail = 'select action, detail, by_id as by from audit_entries where record_id = $1::uuid'
  expect(await db.query(trail, [_id])).toEqual([
    { action: 'added', detail: null, by: milind.user._id },
    { action: 'changed', detail: 'not shared', by: milind.user._id },
  ])
})

it('refuses missing, empty, unknown and too long values', async () => {
  for (const body of [
    { name: '', text: 'x', shared: true },
    { name: 'x', text: ' ', shared: true },
    { name: 'x', text: 'x', shared: true, language: 'Klingon' },
    { name: 'x', text: 'x'.repeat(4001), shared: true },
    { name: 'x', text: 'x' },
  ])
    expect((await call('POST', '/api/templates', { token: milind.token, body })).status).toBe(400)
})

it('limits templates to the length of the list', async () => {
  await db.query(`insert into reply_templates (name, body) select n, n from generate_series(1, 500) n`)
  const body = { name: 'One more', text: 'Hello', shared: false }
  const { status } = await call('POST', '/api/templates', { token: milind.token, body })
  expect(status).toBe(422)
})
