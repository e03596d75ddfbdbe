import type { EnquiryList, Routing, StaffEnquiry } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startManyAtOnce } from '../../../../test/many-at-once.ts'

const { asha, call, db, detail, enquire, milind, several, start, undo } = await startManyAtOnce()

beforeEach(() => db.query('delete from enquiries'))

const change = (id: string, priority: unknown) =>
  call<{ enquiry: StaffEnquiry }>('PUT', `/api/enquiries/${id}/status`, {
    token: asha.token,
    body: { priority },
  })
const listed = async (query: string) => {
  const { body } = await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token: milind.token })
  return body.enquiries.map(({ _id }) => _id)
}

it('brings what is urgent to the top where somebody has to act, and nowhere else', async () => {
  const first = await enquire()
  const second = await enquire()
  const third = await enquire()
  expect((await change(first, 'urgent')).body.enquiry.priority).toBe('urgent')
  expect(await listed('stage=reply')).toEqual([first, third, second])
  expect(await listed('stage=reply&sort=lastMessage')).toEqual([first, third, second])
  const selected = await call<{ ids: string[] }>('POST', '/api/enquiries/select', {
    token: milind.token,
    body: { stage: 'reply' },
  })
  expect(selected.body.ids).toEqual([first, third, second])
  expect(await listed('stage=reply&sort=created')).toEqual([third, second, first])
  expect(await listed('stage=open')).toEqual([third, second, first])
  expect(await listed('')).toEqual([third, second, first])
  await change(first, 'normal')
  expect(await listed('stage=reply')).toEqual([third, second, first])
  expect((await detail(first)).history.map(({ from, to }) => [from, to])).toEqual([
    ['normal', 'urgent'],
    ['urgent', 'normal'],
  ])
  expect((await change(first, 'high')).status).toBe(400)
})

it('is set for many at once, with undo', async () => {
  const [one = '', two = '', before = ''] = await several(3)
  await change(before, 'urgent')
  const { body } = await start({ verb: 'priority', priority: 'urgent', scope: { ids: [one, two, before] } })
  expect(body.operation.changed).toBe(2)
  await change(two, 'normal')
  expect((await undo(body.operation._id)).body.operation.undone).toBe(1)
  const priorityOf = async (id: string) => (await detail(id)).enquiry.priority
  expect([await priorityOf(one), await priorityOf(two), await priorityOf(before)]).toEqual([
    'normal',
    'normal',
    'urgent',
  ])
})

it('is set by a routing rule', async () => {
  const { version } = (await call<Routing>('GET', '/api/routing', { token: milind.token })).body
  const { body } = await call<Routing>('PUT', '/api/routing', {
    token: milind.token,
    body: { version, rules: [{ words: ['airport'], people: [asha.user._id], priority: 'urgent' }] },
  })
  expect(body.rules[0]?.priority).toBe('urgent')
  const stuck = await detail(await enquire({ subject: 'Stuck at the airport' }))
  expect(stuck.enquiry.priority).toBe('urgent')
  expect(stuck.history.map(({ change: what }) => what).toSorted()).toEqual(['assignedTo', 'priority'])
  expect((await detail(await enquire())).enquiry.priority).toBe('normal')
})
