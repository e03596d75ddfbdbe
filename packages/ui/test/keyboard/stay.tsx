import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../stories.ts'
import { button, expectFocus, field, focus, press, type RowChecks } from './keys.ts'

const opener = button('Choose dates in a calendar')
const panel = page.getByRole('dialog')

async function openWith(key: string): Promise<void> {
  focus(opener)
  await press(key)
  await expect.element(panel.getByRole('grid').first()).toBeVisible()
}

export const stayChecks: Record<string, RowChecks> = {
  'date-range-field': {
    Tab: async () => {
      await show('date-range-field', 'Default')
      for (const name of ['Check-in', 'Check-out']) {
        for (const part of ['day', 'month', 'year']) {
          await userEvent.tab()
          expect(document.activeElement, part).toBe(field(name).element())
        }
      }
      await userEvent.tab()
      await expectFocus(opener)
    },
    'Up, Down': async () => {
      await show('date-range-field', 'Default')
      focus(field('Check-out'))
      await press('{ArrowUp}')
      expect(field('Check-out').element()).not.toHaveValue('2026-12-27')
      await press('{ArrowDown}')
      await expect.element(field('Check-out')).toHaveValue('2026-12-27')
    },
    'Enter, Space': async () => {
      await show('date-range-field', 'Default')
      for (const key of ['{Enter}', ' ']) {
        await openWith(key)
        await expect
          .poll(() => document.activeElement?.closest('td')?.dataset.day, { message: key })
          .toBe('2026-12-23')
        await press('{Escape}')
        await expect.element(panel).not.toBeInTheDocument()
      }
    },
    Escape: async () => {
      await show('date-range-field', 'Default')
      await openWith('{Enter}')
      await press('{Escape}')
      await expect.element(panel).not.toBeInTheDocument()
      await expectFocus(opener)
    },
  },
}
