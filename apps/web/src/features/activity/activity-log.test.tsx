import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../test/at-dashboard.tsx'
import { service } from '../../shell/session/service.ts'
import { ActivityLog } from './activity-log.tsx'

test('an audit log that can’t be updated stays, with the failure above it', async () => {
  vi.spyOn(service.audit, 'list')
    .mockResolvedValueOnce({ entries: [], total: 0, totalPages: 0, more: false, page: 1, limit: 25 })
    .mockRejectedValue(new Error('offline'))
  const { queryClient } = await renderAtDashboard(<ActivityLog search={{}} />)
  const shown = page.getByText('Nothing has happened yet')
  await expect.element(shown).toBeVisible()
  await queryClient.invalidateQueries({ queryKey: ['audit'] })
  await expect.element(page.getByText(/The audit log could not be updated/)).toBeVisible()
  await expect.element(shown).toBeVisible()
})
