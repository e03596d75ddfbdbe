import type { Label } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, db, enquire, staff } = await startService()
const { token } = await staff()

it('a label is either put on or already deleted, whoever is first', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => enquire()))
  for (let round = 0; round < 5; round++) {
    const made = await call<{ label: Label }>('POST', '/api/labels', {
      token,
      body: { name: `Round ${round}`, color: 'info' },
    })
    const { _id } = made.body.label
    const put = (id: string) =>
      call('PUT', `/api/enquiries/${id}/status`, { token, body: { addLabels: [_id] } })
    const [deleted, ...answers] = await Promise.all([
      call<{ enquiries: number }>('DELETE', `/api/labels/${_id}`, { token }),
      ...ids.map(put),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(new Set([...statuses, 200, 404])).toEqual(new Set([200, 404]))
    const labelled = await db.query('select 1 from enquiries where labels @> array[$1::uuid]', [_id])
    expect(labelled).toHaveLength(statuses.filter((status) => status === 200).length)
    expect(deleted.body.enquiries).toBe(labelled.length)
  }
})
