import { expect, test } from 'vitest'
import { changeBack, madeChangeText } from './use-undo-change.ts'

const before = {
  _id: '1',
  name: 'Meera Rao',
  version: 1,
  ...({ status: 'pending', assignedTo: null, assigneeName: null } as const),
}

test('says what a change from the panel did, and puts back only that', () => {
  const closed = { before, after: { ...before, status: 'closed', version: 2 } as const }
  expect(madeChangeText(closed)).toBe('Meera Rao: marked as closed.')
  expect(changeBack(closed)).toEqual({ status: 'pending', version: 2 })

  const taken = {
    before,
    after: {
      ...before,
      status: 'in_progress',
      assignedTo: 'a',
      assigneeName: 'Asha Naik',
      version: 2,
    } as const,
  }
  expect(madeChangeText(taken)).toBe('Meera Rao: marked as in progress and assigned to Asha Naik.')
  expect(changeBack(taken)).toEqual({ status: 'pending', assignedTo: null, version: 2 })

  const freed = {
    before: taken.after,
    after: { ...taken.after, assignedTo: null, assigneeName: null, version: 3 },
  }
  expect(madeChangeText(freed)).toBe('Meera Rao: unassigned.')
  expect(changeBack(freed)).toEqual({ assignedTo: 'a', version: 3 })
})

test('says nothing of a change that changed nothing', () => {
  expect(madeChangeText({ before, after: before })).toBeUndefined()
})
