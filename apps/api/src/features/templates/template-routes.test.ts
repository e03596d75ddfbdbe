import type { Template, TemplateList } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, db, staff } = await startService()
const milind = await staff()
const asha = await staff()

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
  const change = { name: 'Two rooms', text: 'Hi {name}', shared: true }
  expect(
    (await call('PUT', `/api/templates/${shared._id}`, { token: asha.token, body: change })).body,
  ).toEqual({ template: { _id: shared._id, ...change } })
  expect((await call('DELETE', `/api/templates/${shared._id}`, { token: asha.token })).status).toBe(204)
  expect(await names(milind)).toEqual(['a boat'])
})

it('refuses what is empty or endless', async () => {
  for (const body of [
    { name: '', text: 'x', shared: true },
    { name: 'x', text: ' ', shared: true },
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
