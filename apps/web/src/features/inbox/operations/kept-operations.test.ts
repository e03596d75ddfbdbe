import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllTyped } from '../../../shell/session/typed-words.ts'
import { dropOperation, keepOperation, keptOperations } from './kept-operations.ts'

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
      Object.assign(storage, { [key]: value })
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  const storage = Object.create(methods)
  vi.stubGlobal('localStorage', Object.create(methods))
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

test('operations that somebody waits for are not asked for by the next person, nor after a sign-out', () => {
  keepOperation('asha', 'assign')
  keepOperation('asha', 'delete')
  expect(keptOperations('meera')).toEqual([])
  dropOperation('asha', 'assign')
  expect(keptOperations('asha')).toEqual(['delete'])
  dropAllTyped('asha')
  expect(keptOperations('asha')).toEqual([])
})
