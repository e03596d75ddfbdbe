import type { StaffEnquiry } from '@susegad/api-client/contract'
import { DataTable } from '@susegad/ui/data-table'
import { expect, test } from 'vitest'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { datesIn } from '../../../signed-in/dates.ts'
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

const rows = [
  listed('Sunita', said('in', '2026-11-27T07:00:00Z')),
  listed('Late', said('in', '2026-11-25T10:00:00Z')),
  listed('Answered', said('out', '2026-11-27T07:00:00Z', { by: 'Asha', text: 'Both are free.' })),
  listed('Called', said('out', '2026-11-27T07:00:00Z', { channel: 'phone', outcome: 'no-answer', text: '' })),
  listed('Closed', { status: 'closed', ...said('in', '2026-11-27T07:00:00Z') }),
  listed('Fresh', { status: 'pending', createdAt: '2026-11-27T09:00:00Z', lastMessage: null }),
]

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

test('a row in which the customer wrote last is bold, says when, and has a clock for the reply', async () => {
  const screen = await renderRows()
  const rowOf = (name: string) => screen.getByRole('row').filter({ hasText: `From ${name}` })
  const weightOf = (name: string) => getComputedStyle(screen.getByText(`From ${name}`).element()).fontWeight
  await expect.element(rowOf('Sunita')).toBeVisible()
  const textOf = (name: string) => rowOf(name).element().textContent
  expect(textOf('Sunita')).toMatch(/21 h left.*Wrote 12:30.pm/u)
  expect(textOf('Late')).toMatch(/24 h late.*Wrote 25 Nov 2026/)
  expect(weightOf('Sunita')).toBe('700')
  for (const name of ['Answered', 'Closed', 'Fresh']) {
    expect(textOf(name)).not.toContain('Wrote')
    expect(weightOf(name)).not.toBe('700')
  }
  for (const name of ['Answered', 'Closed']) expect(textOf(name)).not.toContain('left')
  expect(textOf('Fresh')).toContain('23 h left')
})

test('each row says who wrote last, and the first words', async () => {
  const screen = await renderRows()
  const lineOf = async (name: string) => {
    const row = screen.getByRole('row').filter({ hasText: `From ${name}` })
    await expect.element(row).toBeVisible()
    return row.element().querySelector('.desk-last-message')?.textContent
  }
  expect(await lineOf('Sunita')).toBe('Customer: Two rooms, please.')
  expect(await lineOf('Answered')).toBe('Asha: Both are free.')
  expect(await lineOf('Called')).toBe('Former colleague: called: no answer')
  expect(await lineOf('Fresh')).toBe('Customer: Is the boat free?')
})
