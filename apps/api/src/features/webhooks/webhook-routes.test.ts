import type { AuditList, Webhook, WebhookList } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff } = await startService()
const owner = await staff()
const agent = await staff('agent')
const viewer = await staff('viewer')
const { token } = owner
const url = 'https://hooks.goa.example/in?key=of-the-accounting'
const add = (by = token) =>
  call<{ webhook: Webhook }>('POST', '/api/webhooks', {
    token: by,
    body: { name: 'Accounting', url, events: ['enquiry.created'] },
  })
const list = (by: string) => call<WebhookList>('GET', '/api/webhooks', { token: by })

it('shows owners the URL, and other staff only the host', async () => {
  const { body } = await add()
  expect(body.webhook).toMatchObject({ url, host: 'hooks.goa.example' })
  expect((await list(token)).body.webhooks).toMatchObject([{ url, host: 'hooks.goa.example' }])
  for (const { token: by } of [agent, viewer]) {
    const found = await list(by)
    expect(found.body.webhooks).toMatchObject([{ url: null, host: 'hooks.goa.example' }])
    expect(found.text).not.toContain('of-the-accounting')
  }
  const test = () => call('POST', `/api/webhooks/${body.webhook._id}/test`, { token: agent.token })
  expect((await test()).status).toBe(202)
})

it('is added and changed only by owners, and audited without its content', async () => {
  expect((await add(agent.token)).status).toBe(403)
  const { _id } = (await add()).body.webhook
  const change = (body: object, by = token) => call('PUT', `/api/webhooks/${_id}`, { token: by, body })
  expect((await change({ url: 'https://elsewhere.example/' }, agent.token)).status).toBe(403)
  await change({ paused: true })
  await change({ name: 'Accounting', events: ['enquiry.created'], paused: true })
  await change({ url: 'https://elsewhere.example/', events: ['enquiry.deleted'], paused: false })
  await call('POST', `/api/webhooks/${_id}/secret`, { token })
  expect((await call('DELETE', `/api/webhooks/${_id}`, { token })).status).toBe(204)
  expect((await call('DELETE', `/api/webhooks/${_id}`, { token })).status).toBe(404)
  const { body, text } = await call<AuditList>('GET', '/api/audit', { token })
  const of = body.entries.filter(({ recordId }) => recordId === _id)
  expect(of.map(({ action, detail, by }) => [action, detail, by?._id])).toEqual([
    ['deleted', null, owner.user._id],
    ['changed', 'secret', owner.user._id],
    ['changed', 'address, events, resumed', owner.user._id],
    ['changed', 'paused', owner.user._id],
    ['added', null, owner.user._id],
  ])
  expect(text).not.toMatch(/elsewhere|of-the-accounting/)
})
