import type { StaffEnquiry } from '@susegad/api-client/contract'
import { DataTable } from '@susegad/ui/data-table'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { datesIn } from '../../../signed-in/dates.ts'
import { dropAnswer, keepAnswer } from '../answer/kept-answers.ts'
import { deskColumns } from './desk-columns.tsx'
import './desk-list.css'

const now = Date.parse('2026-11-27T10:00:00Z')
const dates = datesIn('en-IN')
const nothing = () => {}

const listed = (name: string, changes: Partial<StaffEnquiry>) =>
  ({
    _id: name,
    name,
    phone: '+91 98220 12345',
    email: 'a@example.com',
    subject: `From ${name}`,
    status: 'in_progress',
    createdAt: '2026-11-01T10:00:00Z',
    dateOfPlan: null,
    message: 'Is the\nboat free?',
    assigneeName: null,
    labels: [],
    priority: 'normal',
    ...changes,
  }) as StaffEnquiry

const said = (
  direction: 'in' | 'out',
  at: string,
  changes: Partial<NonNullable<StaffEnquiry['lastMessage']>> = {},
): Partial<StaffEnquiry> => ({
  lastMessage: {
    direction,
    at,
    by: null,
    channel: 'email',
    outcome: null,
    text: 'Two rooms, please.',
    ...changes,
  },
})

const at = (time: string) => `2026-11-${time}:00Z`
const rows = [
  listed('Sunita', { ...said('in', at('27T07:00')), dueAt: at('28T06:00'), unread: true }),
  listed('Late', { ...said('in', at('25T10:00')), dueAt: at('26T10:00'), unread: false }),
  listed('Answered', said('out', at('27T07:00'), { by: 'Asha', text: 'Both are free.' })),
  listed('Called', said('out', at('27T07:00'), { channel: 'phone', outcome: 'no-answer', text: '' })),
  listed('Closed', { status: 'closed', ...said('in', at('27T07:00')), unread: true }),
  listed('Asleep', { dueAt: at('26T10:00'), snoozedUntil: '2026-11-30T03:30:00Z' }),
  listed('Evening', { snoozedUntil: at('27T12:00') }),
  listed('Back', { snoozedUntil: at('27T09:00') }),
  listed('Hurry', { priority: 'urgent', labels: [{ _id: 'g', name: 'Group', color: 'gold' }] }),
  listed('Left', { assignedTo: 'bruno', assigneeName: 'Bruno' }),
  listed('Taken', { assignedTo: 'asha', assigneeName: 'Asha' }),
  listed('Fresh', { status: 'pending', dueAt: at('28T09:00'), lastMessage: null }),
]

beforeEach(() => {
  const suspended = [{ _id: 'bruno', name: 'Bruno' }]
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [], suspended })
})

const renderRows = async () => {
  const { screen } = await renderAtDashboard(
    <DataTable
      className="desk-list"
      caption="Enquiries"
      columns={deskColumns({ dates, search: {}, now, mayWrite: true, onDelete: nothing, onRestore: nothing })}
      rows={rows}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
    />,
  )
  return screen
}

test('an open row with something unread is bold, and one whose customer waits has a clock', async () => {
  const screen = await renderRows()
  const rowOf = (name: string) => screen.getByRole('row').filter({ hasText: `From ${name}` })
  const weightOf = (name: string) => getComputedStyle(screen.getByText(`From ${name}`).element()).fontWeight
  await expect.element(rowOf('Sunita')).toBeVisible()
  const textOf = (name: string) => rowOf(name).element().textContent
  expect(weightOf('Sunita')).toBe('700')
  expect(textOf('Sunita')).toContain('Unread')
  for (const name of ['Late', 'Answered', 'Closed', 'Fresh']) {
    expect(weightOf(name)).not.toBe('700')
    expect(textOf(name)).not.toContain('Unread')
  }
  expect(textOf('Sunita')).toContain('20 h left')
  expect(textOf('Late')).toContain('24 h late')
  expect(textOf('Fresh')).toContain('23 h left')
  for (const name of ['Answered', 'Called', 'Closed']) expect(textOf(name)).not.toMatch(/left|late/)
})

test('a row says that it is urgent, and its labels', async () => {
  const screen = await renderRows()
  const row = screen.getByRole('row').filter({ hasText: 'From Hurry' })
  await expect.poll(() => row.element().textContent).toMatch(/UrgentLabels: Group/u)
  expect(screen.getByText('Urgent', { exact: true }).elements()).toHaveLength(1)
})

test('a row says that the person who has it is suspended', async () => {
  const screen = await renderRows()
  const rowOf = (name: string) => screen.getByRole('row').filter({ hasText: `From ${name}` })
  await expect.element(rowOf('Left').getByText('Bruno (suspended)', { exact: true })).toBeVisible()
  await expect.element(rowOf('Taken').getByText('Asha', { exact: true })).toBeVisible()
})

test('a row says when it returns from snooze instead of how late we are, and that it is back', async () => {
  const screen = await renderRows()
  const rowOf = (name: string) => screen.getByRole('row').filter({ hasText: `From ${name}` })
  await expect.poll(() => rowOf('Asleep').element().textContent).toMatch(/Returns 30 Nov 2026, 9:00.am/u)
  await expect.poll(() => rowOf('Asleep').element().textContent).not.toMatch(/late/u)
  await expect.poll(() => rowOf('Evening').element().textContent).toMatch(/Returns 5:30.pm/u)
  await expect.poll(() => rowOf('Back').element().textContent).toMatch(/Back from snooze/u)
  expect(screen.getByText('Back from snooze').elements()).toHaveLength(1)
})

test('a row says that an answer is begun, or waits to be sent', async () => {
  const draft = { text: 'Yes', quote: null, key: 'k', after: 0, resolve: false, queued: false }
  keepAnswer('Sunita', draft)
  const screen = await renderRows()
  const row = screen.getByRole('row').filter({ hasText: 'From Sunita' })
  await expect.element(row.getByText('Draft')).toBeVisible()
  expect(screen.getByText('Draft').elements()).toHaveLength(1)
  keepAnswer('Sunita', { ...draft, queued: true })
  await expect.element(row.getByText('Sending')).toBeVisible()
  dropAnswer('Sunita')
  await expect.element(row.getByText('Sending')).not.toBeInTheDocument()
})

test('each row says who wrote last, when, and the first words', async () => {
  const screen = await renderRows()
  const lineOf = async (name: string) => {
    const row = screen.getByRole('row').filter({ hasText: `From ${name}` })
    await expect.element(row).toBeVisible()
    return row.element().querySelector('.desk-last-message')?.textContent
  }
  expect(await lineOf('Sunita')).toMatch(/^Customer, 12:30.pm: Two rooms, please\.$/u)
  expect(await lineOf('Answered')).toMatch(/^Asha, 12:30.pm: Both are free\.$/u)
  expect(await lineOf('Called')).toMatch(/^Former colleague, 12:30.pm: called: no answer$/u)
  expect(await lineOf('Fresh')).toBe('Customer: Is the boat free?')
})
