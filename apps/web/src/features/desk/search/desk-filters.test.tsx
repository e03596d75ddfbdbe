import type { EnquirySort } from '@susegad/api-client/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { DeskFilters } from './desk-filters.tsx'

const asha = { _id: 'asha', name: 'Asha', awayUntil: null }

const renderFilters = (onSort = (_: EnquirySort) => {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskFilters search={{}} onFilter={() => {}} onSort={onSort} onClear={() => {}} />
    </QueryClientProvider>,
  )

test('suspended members with open enquiries can still be filtered for', async () => {
  const suspended = [{ _id: 'bruno', name: 'Bruno' }]
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended })
  const screen = await renderFilters()
  const assignee = screen.getByLabelText('Assignee')
  await expect.element(assignee.getByText('Bruno (suspended)')).toBeInTheDocument()
  await expect.element(assignee.getByText('Asha', { exact: true })).toBeInTheDocument()
})

test('a list that is open learns of a new colleague', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const answer = vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended: [] })
  const screen = await renderFilters()
  const assignee = screen.getByLabelText('Assignee')
  await expect.element(assignee.getByText('Asha')).toBeInTheDocument()
  answer.mockResolvedValue({ staff: [asha, { ...asha, _id: 'tara', name: 'Tara' }], suspended: [] })
  vi.advanceTimersByTime(60_000)
  await expect.element(assignee.getByText('Tara')).toBeInTheDocument()
  vi.useRealTimers()
})

test('the list can be sorted by its last messages', async () => {
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended: [] })
  const onSort = vi.fn()
  const screen = await renderFilters(onSort)
  await screen.getByText('Show Filters').click()
  const sort = screen.getByLabelText('Sort by')
  await expect.element(sort).toHaveDisplayValue('Newest first')
  await sort.selectOptions('Last message first')
  expect(onSort).toHaveBeenCalledExactlyOnceWith('lastMessage')
})
