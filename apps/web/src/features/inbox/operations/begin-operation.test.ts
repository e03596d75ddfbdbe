import { ApiError } from '@susegad/api-client/client'
import type { Operation } from '@susegad/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { service } from '../../../shell/session/service.ts'
import { beginOperation, OutcomeUnknown, scopesOf } from './begin-operation.ts'

const operation = { _id: 'key', verb: 'delete', state: 'done' } as Operation
const failure = (status: number, kind: 'unavailable' | 'missing' | 'forbidden') =>
  new ApiError({ kind, status, message: 'No' })
const missing = failure(404, 'missing')
const away = failure(503, 'unavailable')
const deletion = (...ids: string[]) => ({ verb: 'delete', scope: { ids } }) as const

afterEach(() => void vi.restoreAllMocks())

test('a thousand ids go in one operation, in order', () => {
  const ids = Array.from({ length: 2500 }, (_, n) => `id-${n}`)
  const scopes = scopesOf({ ids })
  expect(scopes.map((scope) => scope.ids?.length)).toEqual([1000, 1000, 500])
  expect(scopes.flatMap((scope) => scope.ids)).toEqual(ids)
  expect(scopesOf({ filter: { q: 'boat' }, except: ['a'] })).toEqual([
    { filter: { q: 'boat' }, except: ['a'] },
  ])
})

test('chosen enquiries are deleted by the specified calls, everything that matches by an operation', async () => {
  const one = vi.spyOn(service.enquiries, 'delete').mockResolvedValue({ deleted: 1 })
  const several = vi.spyOn(service.enquiries, 'deleteMany').mockResolvedValue({ deleted: 2 })
  const start = vi.spyOn(service.operations, 'start').mockResolvedValue({ operation })
  vi.spyOn(service.operations, 'get').mockResolvedValue({ operation })
  await beginOperation(deletion('a'), 'key')
  expect(one).toHaveBeenCalledExactlyOnceWith('a', { idempotencyKey: 'key' })
  await beginOperation(deletion('a', 'b'), 'key')
  expect(several).toHaveBeenCalledExactlyOnceWith(['a', 'b'], { idempotencyKey: 'key' })
  expect(start).not.toHaveBeenCalled()
  await beginOperation({ verb: 'delete', scope: { filter: {} } }, 'key')
  expect(start).toHaveBeenCalledOnce()
})

test('an enquiry that a colleague has deleted meanwhile is deleted', async () => {
  vi.spyOn(service.enquiries, 'delete').mockRejectedValue(missing)
  vi.spyOn(service.operations, 'get').mockResolvedValue({ operation })
  await expect(beginOperation(deletion('a'), 'key')).resolves.toBe(operation)
})

test('an operation whose answer was lost is told by what became of it', async () => {
  vi.spyOn(service.operations, 'start').mockRejectedValue(away)
  const get = vi.spyOn(service.operations, 'get').mockResolvedValue({ operation })
  const begin = () => beginOperation({ verb: 'restore', scope: { filter: {} } }, 'key')
  await expect(begin()).resolves.toBe(operation)
  get.mockRejectedValue(missing)
  await expect(begin()).rejects.toBe(away)
  get.mockRejectedValue(away)
  await expect(begin()).rejects.toThrow(OutcomeUnknown)
})

test('a refusal is final, and nothing is asked', async () => {
  const refusal = failure(403, 'forbidden')
  vi.spyOn(service.enquiries, 'deleteMany').mockRejectedValue(refusal)
  const get = vi.spyOn(service.operations, 'get')
  await expect(beginOperation(deletion('a', 'b'), 'key')).rejects.toBe(refusal)
  expect(get).not.toHaveBeenCalled()
})
