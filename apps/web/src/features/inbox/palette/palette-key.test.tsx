import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderAtDashboard } from '../../../../test/at-dashboard.tsx'
import { ActionMapProvider } from '../keyboard/action-map.tsx'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'
import { PaletteKey } from './palette-key.tsx'

const script = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./desk-palette.tsx', async (load) => {
  await script.promise
  return load()
})

const act = vi.fn()
function Shortcuts() {
  useShortcuts(true, true, act)
  return null
}

test('keys pressed while the palette is loading change no enquiry', async () => {
  const { screen } = await renderAtDashboard(
    <ActionMapProvider>
      <Shortcuts />
      <PaletteKey />
    </ActionMapProvider>,
  )
  await userEvent.keyboard('4')
  expect(act).toHaveBeenCalledExactlyOnceWith('closed')
  await userEvent.keyboard('{Control>}k{/Control}42')
  expect(act).toHaveBeenCalledOnce()
  script.resolve()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('42')
  await expect.element(screen.getByRole('combobox')).toHaveValue('42')
  expect(act).toHaveBeenCalledOnce()
})
