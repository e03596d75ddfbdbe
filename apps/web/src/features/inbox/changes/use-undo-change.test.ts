import { expect, test } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { changeBack, madeChangeText } from './use-undo-change.ts'

const { momentText } = datesIn('en-IN')

const before = {
  _id: '1',
  name: 'Meera Rao',
  version: 1,
  labels: [],
  ...({
    status: 'pending',
    assignedTo: null,
    assigneeName: null,
    snoozedUntil: null,
    priority: 'normal',
  } as const),
}

test('says what a change from the panel did, and puts back only that', () => {
  const closed = { before, after: { ...before, status: 'closed', version: 2 } as const }
  expect(madeChangeText(closed, momentText)).toBe('Meera Rao: marked as closed.')
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
  expect(madeChangeText(taken, momentText)).toBe(
    'Meera Rao: marked as in progress and assigned to Asha Naik.',
  )
  expect(changeBack(taken)).toEqual({ status: 'pending', assignedTo: null, version: 2 })

  const freed = {
    before: taken.after,
    after: { ...taken.after, assignedTo: null, assigneeName: null, version: 3 },
  }
  expect(madeChangeText(freed, momentText)).toBe('Meera Rao: unassigned.')
  expect(changeBack(freed)).toEqual({ assignedTo: 'a', version: 3 })
})

test('says nothing of a change that changed nothing', () => {
  expect(madeChangeText({ before, after: before }, momentText)).toBeUndefined()
})

test('puts a snooze back, unless its time has passed', () => {
  const until = '2126-11-30T03:30:00.000Z'
  const snoozed = { ...before, snoozedUntil: until, version: 2 }
  expect(madeChangeText({ before, after: snoozed }, momentText)).toBe(
    'Meera Rao: snoozed until 30 Nov 2126, 9:00 am.',
  )
  expect(changeBack({ before, after: snoozed })).toEqual({ snoozedUntil: null, version: 2 })
  const ended = { before: snoozed, after: { ...before, version: 3 } }
  expect(madeChangeText(ended, momentText)).toBe('Meera Rao: no longer snoozed.')
  expect(changeBack(ended)).toEqual({ snoozedUntil: until, version: 3 })
  const past = { before: { ...snoozed, snoozedUntil: '2020-01-01T00:00:00.000Z' }, after: snoozed }
  expect(changeBack(past)).toEqual({ snoozedUntil: null, version: 2 })
  const resolved = { before: snoozed, after: { ...before, status: 'resolved', version: 3 } as const }
  expect(changeBack(resolved)).toEqual({ status: 'pending', version: 3 })
})

test('puts labels and the priority back', () => {
  const label = (name: string) => ({ _id: name, name, color: 'info' }) as const
  const changed = { ...before, labels: [label('Group')], priority: 'urgent', version: 2 } as const
  const made = {
    before: { ...before, labels: [label('Late')] },
    after: { ...changed, labels: [...changed.labels] },
  }
  expect(madeChangeText(made, momentText)).toBe(
    'Meera Rao: marked as urgent and labelled Group and no longer labelled Late.',
  )
  expect(changeBack(made)).toEqual({
    addLabels: ['Late'],
    removeLabels: ['Group'],
    priority: 'normal',
    version: 2,
  })
})
