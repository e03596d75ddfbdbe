import type { CustomerList, ViewList } from '@susegad/api-client/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { service } from '../../../shell/session/service.ts'
import { ActionMapProvider, useActions } from '../keyboard/action-map.tsx'
import { PaletteKey } from './palette-key.tsx'

const copy = vi.fn()
function Offers() {
  useActions({ copy })
  return <textarea aria-label="Answer" />
}

async function openPalette() {
  const { screen, router } = await renderAtDashboard(
    <ActionMapProvider>
      <Offers />
      <PaletteKey />
    </ActionMapProvider>,
  )
  await screen.getByLabelText('Answer').click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  return { screen, router }
}

beforeEach(() => {
  copy.mockReset()
  vi.spyOn(service.views, 'list').mockResolvedValue({
    builtIn: [{ name: 'reply', filter: { stage: 'reply' }, count: 2, more: false }],
    views: [],
  } satisfies ViewList)
})

test('Ctrl K opens it while typing; it runs an action', async () => {
  await openPalette()
  await userEvent.keyboard('copy{Enter}')
  await expect.poll(() => copy).toHaveBeenCalledOnce()
})

test('it goes to a view', async () => {
  const { screen, router } = await openPalette()
  await expect.element(screen.getByRole('option', { name: 'Needs a reply', exact: true })).toBeInTheDocument()
  await userEvent.keyboard('needs a reply{ArrowDown}')
  await screen.getByRole('option', { name: 'Needs a reply', exact: true }).click()
  await expect.poll(() => router.latestLocation.href).toBe('/dashboard?stage=reply')
})

test('it finds a customer by a number in any spelling, and closes', async () => {
  const search = vi.spyOn(service.customers, 'search').mockResolvedValue({
    customers: [{ _id: '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11', name: 'Asha', phones: ['+919822012345'] }],
    more: false,
  } as unknown as CustomerList)
  const { screen, router } = await openPalette()
  await userEvent.keyboard('098220 12')
  const found = screen.getByRole('option', { name: 'Asha, +919822012345' })
  await expect.element(found).toBeVisible()
  await expect.poll(() => search.mock.lastCall?.[0]).toEqual({ q: '098220 12' })
  await found.click()
  await expect
    .poll(() => router.latestLocation.href)
    .toBe('/dashboard/customers?customer=0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11')
})
