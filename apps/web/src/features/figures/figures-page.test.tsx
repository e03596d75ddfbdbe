import type { Figures } from '@susegad/api-client/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAtDashboard } from '../../../test/at-dashboard.tsx'
import { service } from '../../shell/session/service.ts'
import { FiguresPage } from './figures-page.tsx'

test('figures that can’t be updated stay, with the failure above them', async () => {
  const none = { total: 0 }
  vi.spyOn(service.figures, 'read')
    .mockResolvedValueOnce({ totals: { now: none, before: none } } as Figures)
    .mockRejectedValue(new Error('offline'))
  const { queryClient } = await renderAtDashboard(<FiguresPage search={{}} />)
  const shown = page.getByText('No enquiries in this period')
  await expect.element(shown).toBeVisible()
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(/The figures could not be updated/)).toBeVisible()
  await expect.element(shown).toBeVisible()
})
