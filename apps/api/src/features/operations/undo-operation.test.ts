import { randomUUID } from 'node:crypto'
import type { AuthResult } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startManyAtOnce } from '../../../test/many-at-once.ts'
import { retain } from '../../retention/retain-in-turn.ts'

const { asha, call, config, db, milind, read, several, start, undo } = await startManyAtOnce()

describe('undo', () => {
  const remove = (ids: string[], who: AuthResult, key: string) =>
    call('DELETE', '/api/enquiries/multiple', {
      token: who.token,
      body: { ids },
      headers: { 'idempotency-key': key },
    })

  it('restores only what each person deleted when two delete the same rows', async () => {
    const [one = '', both = '', other = ''] = await several(3)
    const [his, hers] = [randomUUID(), randomUUID()]
    const [first, second] = await Promise.all([
      remove([one, both], milind, his),
      remove([both, other], asha, hers),
    ])
    expect(Number(first.body.deleted) + Number(second.body.deleted)).toBe(3)
    const gone = async (id: string) =>
      (await call('GET', `/api/enquiries/${id}`, { token: milind.token })).status
    expect((await undo(his)).body.operation.undone).toBe(first.body.deleted)
    expect(await gone(one)).toBe(200)
    expect(await gone(other)).toBe(404)
    expect(await gone(both)).toBe(first.body.deleted === 2 ? 200 : 404)
    expect((await undo(hers, asha)).body.operation.undone).toBe(second.body.deleted)
    expect(await Promise.all([one, both, other].map(gone))).toEqual([200, 200, 200])
    expect((await undo(hers, milind)).status).toBe(404)
  })

  it('gives back what was reassigned from somebody who is suspended', async () => {
    const ids = await several(2)
    for (const id of ids)
      await call('PUT', `/api/enquiries/${id}/status`, {
        token: milind.token,
        body: { assignedTo: asha.user._id },
      })
    await db.query('update users set disabled_at = now() where id = $1::uuid', [asha.user._id])
    const { _id } = (
      await start({
        verb: 'assign',
        assignedTo: null,
        scope: { filter: { assignedTo: asha.user._id, stage: 'open' } },
      })
    ).body.operation
    const assignees = async () =>
      Promise.all(ids.map(async (id) => (await read(milind.token, id)).assignedTo))
    expect(await assignees()).toEqual([null, null])
    await undo(_id)
    expect(await assignees()).toEqual([asha.user._id, asha.user._id])
    await db.query('update users set disabled_at = null where id = $1::uuid', [asha.user._id])
  })

  it('skips what somebody has changed since', async () => {
    const [restored = '', changed = '', plain = ''] = await several(3)
    const key = randomUUID()
    await remove([restored, plain], milind, key)
    await call('POST', '/api/enquiries/restore', { token: asha.token, body: { ids: [restored] } })
    await remove([restored], asha, randomUUID())
    expect((await undo(key)).body.operation.undone).toBe(1)
    expect((await call('GET', `/api/enquiries/${restored}`, { token: milind.token })).status).toBe(404)
    expect((await undo(key)).body.operation.undone).toBe(1)

    const { body } = await start({ verb: 'status', status: 'closed', scope: { ids: [changed, plain] } })
    for (const status of ['pending', 'closed'])
      await call('PUT', `/api/enquiries/${changed}/status`, { token: asha.token, body: { status } })
    expect((await undo(body.operation._id)).body.operation.undone).toBe(1)
    expect(await read(milind.token, changed)).toMatchObject({ status: 'closed' })
    expect(await read(milind.token, plain)).toMatchObject({ status: 'pending' })
  })

  it('works by the Idempotency-Key of a deletion, which a repeated request runs only once', async () => {
    const ids = await several(2)
    const key = randomUUID()
    expect((await remove(ids, milind, key)).body).toEqual({ deleted: 2 })
    expect((await remove(ids, milind, key)).body).toEqual({ deleted: 2 })
    expect((await remove(ids, asha, key)).status).toBe(409)
    expect((await remove(ids, milind, 'no id')).status).toBe(400)
    expect((await undo(key)).body.operation.undone).toBe(2)
  })

  it('is possible for 30 days', async () => {
    const ids = await several(2)
    const { body } = await start({ verb: 'delete', scope: { ids } })
    const { _id } = body.operation
    const age = (days: number) =>
      db.query(
        `update bulk_operations set moved_at = now() - $2::integer * interval '1 day' where id = $1::uuid`,
        [_id, days],
      )
    await age(29)
    await retain(db, config.retention)
    expect((await call('GET', `/api/operations/${_id}`, { token: milind.token })).status).toBe(200)
    await age(31)
    await retain(db, config.retention)
    expect((await undo(_id)).status).toBe(404)
    expect(await db.query('select 1 from bulk_operation_rows where operation_id = $1::uuid', [_id])).toEqual(
      [],
    )
  })
})
