import type { Operation, OperationInput } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { outcomeText, undoneText } from './many-text.ts'

const scope = { filter: {} }
const after = (input: OperationInput, more: Partial<Operation> = {}): Operation => ({
  _id: 'a',
  verb: input.verb,
  state: 'done',
  createdAt: '',
  undone: 0,
  total: 3,
  done: 3,
  changed: 3,
  ...more,
})

test.each<[OperationInput, Partial<Operation>, string]>([
  [{ verb: 'status', status: 'in_progress', scope }, {}, '3 enquiries marked as in progress.'],
  [{ verb: 'assign', assignedTo: 'x', scope }, { changed: 1 }, '1 enquiry assigned to Asha.'],
  [{ verb: 'assign', assignedTo: null, scope }, {}, '3 enquiries unassigned.'],
  [{ verb: 'spam', spam: true, scope }, {}, '3 enquiries marked as spam.'],
  [{ verb: 'snooze', snoozedUntil: '2026-11-30T03:30:00Z', scope }, {}, '3 enquiries snoozed.'],
  [{ verb: 'snooze', snoozedUntil: null, scope }, {}, '3 enquiries no longer snoozed.'],
  [{ verb: 'restore', scope }, { changed: 0 }, 'Nothing was changed.'],
  [
    { verb: 'answer', text: 'Hello', scope },
    { changed: 2 },
    '2 enquiries answered. The emails will be sent in a minute. 1 enquiry was left out: no email address, unsubscribed, merged into another one, or without details that the template needs.',
  ],
  [
    { verb: 'delete', scope },
    { state: 'cancelled', total: 3000, done: 500, changed: 500 },
    '500 enquiries deleted. Stopped at 500 of 3000.',
  ],
  [
    { verb: 'delete', scope },
    { changed: 2 },
    '2 enquiries deleted. 1 enquiry was left out: deleted already, or merged into another one.',
  ],
])('%j is told when it is over', (input, more, text) => {
  expect(outcomeText(after(input, more), input, 'Asha')).toBe(text)
})

test('what was begun before a reload is told without its details', () => {
  expect(outcomeText(after({ verb: 'assign', assignedTo: 'x', scope }))).toBe('3 enquiries changed.')
  expect(outcomeText(after({ verb: 'delete', scope }))).toBe('3 enquiries deleted.')
})

test('an undo says what it had to leave', () => {
  expect(undoneText({ verb: 'delete', undone: 3, changed: 3 })).toBe('3 enquiries restored.')
  expect(undoneText({ verb: 'status', undone: 2, changed: 3 })).toBe(
    '2 enquiries changed back. 1 enquiry had been changed since, and stays as it is.',
  )
  expect(undoneText({ verb: 'answer', undone: 0, changed: 2 })).toBe(
    'Nothing was undone. 2 enquiries had been answered already, and stay as they are.',
  )
  expect(undoneText({ verb: 'delete', undone: 0, changed: 0 })).toBe(
    'Nothing to undo: somebody else has changed them since.',
  )
})
