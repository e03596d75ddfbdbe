import { expect, test, vi } from 'vitest'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { DeskFilters } from './desk-filters.tsx'

const asha = { _id: 'asha', name: 'Asha', awayUntil: null }

test('suspended members with open enquiries can still be filtered for', async () => {
  const suspended = [{ _id: 'bruno', name: 'Bruno' }]
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended })
  const { screen } = await renderAtDashboard(<DeskFilters />)
  const assignee = screen.getByLabelText('Assignee')
  await expect.element(assignee.getByText('Bruno (suspended)')).toBeInTheDocument()
  await expect.element(assignee.getByText('Asha', { exact: true })).toBeInTheDocument()
})

test('a list that is open learns of a new colleague', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const answer = vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended: [] })
  const { screen } = await renderAtDashboard(<DeskFilters />)
  const assignee = screen.getByLabelText('Assignee')
  await expect.element(assignee.getByText('Asha')).toBeInTheDocument()
  answer.mockResolvedValue({ staff: [asha, { ...asha, _id: 'tara', name: 'Tara' }], suspended: [] })
  vi.advanceTimersByTime(60_000)
  await expect.element(assignee.getByText('Tara')).toBeInTheDocument()
  vi.useRealTimers()
})

test('the list can be sorted by its last messages', async () => {
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [asha], suspended: [] })
  const { screen, router } = await renderAtDashboard(<DeskFilters />, '?page=2&q=boat')
  await screen.getByText('Show Filters').click()
  const sort = screen.getByLabelText('Sort by')
  await expect.element(sort).toHaveDisplayValue('Newest first')
  await sort.selectOptions('Last message first')
  await expect.poll(() => router.latestLocation.href).toBe('/dashboard?q=boat&sort=lastMessage')
})
