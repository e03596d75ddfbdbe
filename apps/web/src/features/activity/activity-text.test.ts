import type { AuditEntry } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { datesIn } from '../../signed-in/dates.ts'
import { readActivitySearch } from './activity-search.ts'
import { actionText, actorText } from './activity-text.ts'

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  _id: '1',
  at: '2026-11-20T19:05:00.000Z',
  by: { _id: 'a', name: 'Joana' },
  byRole: 'staff',
  action: 'saw',
  record: 'enquiry',
  recordId: 'b',
  enquiry: { name: 'Meera Iyer', deleted: false, erased: false },
  member: null,
  count: null,
  detail: null,
  ...over,
})

test.each([
  [{}, 'opened'],
  [{ action: 'changed', detail: 'status, assignedTo' }, 'changed the status and assignee of'],
  [{ action: 'restored' }, 'restored'],
  [{ action: 'exported', record: 'enquiries', detail: 'csv' }, 'exported enquiries as CSV'],
  [{ action: 'erased', record: 'person', count: 1 }, 'erased a person with 1 enquiry'],
  [{ action: 'erased', record: 'account', count: 0 }, 'erased their account and 0 enquiries'],
  [{ action: 'invited', record: 'invite', detail: 'role: agent' }, 'invited an agent'],
  [{ action: 'changed', record: 'member', member: 'Tara', detail: 'role: viewer' }, 'made Tara a viewer'],
  [
    { action: 'changed', record: 'member', member: 'Tara', detail: 'edits site: yes' },
    'let Tara edit the site',
  ],
  [{ action: 'published', record: 'release', count: 2 }, 'published 2 changes of the site'],
  [{ action: 'removed', record: 'member' }, 'removed a former member from the team'],
  [{ action: 'saw', record: 'customer', count: 3 }, 'opened a customer with 3 enquiries'],
  [{ action: 'changed', record: 'customer', detail: 'mark: blocked' }, 'blocked a customer'],
  [{ action: 'added', record: 'webhook' }, 'added a webhook'],
  [{ action: 'changed', record: 'webhook', detail: 'secret' }, 'created a new secret for a webhook'],
  [
    { action: 'changed', record: 'webhook', detail: 'address, events' },
    'changed the address and events of a webhook',
  ],
  [
    { action: 'changed', record: 'rules', detail: 'second factor: not asked' },
    'stopped requiring two-step verification from the team',
  ],
  [
    { action: 'changed', record: 'account', detail: 'second factor removed' },
    'changed how they sign in: two-step verification removed',
  ],
  [{ action: 'changed', record: 'rules', detail: 'routing: 2' }, 'changed the routing rules'],
  [{ action: 'changed', record: 'rules', detail: 'opening hours: set' }, 'set the opening hours'],
  [
    { action: 'changed', record: 'member', member: 'Tara', detail: 'away: 2026-01-01 to 2026-01-09' },
    'noted that Tara is away from 1 Jan 2026 to 9 Jan 2026',
  ],
  [
    { action: 'changed', record: 'member', member: 'Tara', detail: 'away: no longer' },
    'noted that Tara is back at work',
  ],
  [{ action: 'added', record: 'template' }, 'added a shared template'],
  [{ action: 'merged', record: 'hotels' }, 'merged hotels'],
] as const)('%j reads: %s', (over, text) => {
  expect(actionText(entry(over), datesIn('en-IN').dayText)).toBe(text)
})

test('an action names who did it, also when the account is gone', () => {
  expect(actorText(entry({}))).toBe('Joana')
  expect(actorText(entry({ by: null }))).toBe('A former member of staff')
  expect(actorText(entry({ by: null, byRole: 'service' }))).toBe('The service')
})

test('an address with nonsense shows everything', () => {
  expect(readActivitySearch({ page: '-1', by: 'me', action: 'stole', enquiry: 7 })).toEqual({})
  expect(readActivitySearch({ page: 3, by: 'service', action: 'saw' })).toEqual({
    page: 3,
    by: 'service',
    action: 'saw',
  })
})
