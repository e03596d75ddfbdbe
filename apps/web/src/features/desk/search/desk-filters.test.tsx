import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { DeskFilters } from './desk-filters.tsx'

const asha = { _id: 'asha', name: 'Asha', awayUntil: null }

const renderFilters = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskFilters search={{}} onFilter={() => {}} onClear={() => {}} />
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
