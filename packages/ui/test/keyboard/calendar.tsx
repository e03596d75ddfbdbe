import type * as React from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../stories.ts'
import { button, expectFocus, expectStops, focus, press, type RowChecks } from './keys.ts'

const day = (iso: string) =>
  page.elementLocator(document.querySelector(`[data-day="${iso}"] > button`) ?? document.body)

/** From Christmas Eve each key leads to the next day of the list. */
async function expectDays(...moves: [key: string, day: string][]): Promise<void> {
  await show('calendar', 'Default')
  focus(day('2026-12-24'))
  for (const [key, iso] of moves) {
    await press(key)
    await expect.poll(() => document.activeElement?.closest('td')?.dataset.day, { message: key }).toBe(iso)
  }
}

const shifted = (key: string) => `{Shift>}{${key}}{/Shift}`

export const calendarChecks: Record<string, RowChecks> = {
  calendar: {
    Tab: async () => {
      await show('calendar', 'Default', {}, (story: React.ReactElement) => (
        <>
          {story}
          <button type="button">After</button>
        </>
      ))
      await expectStops(button('Previous month'), button('Next month'), day('2026-12-24'), button('After'))
    },
    'Left, Right': () => expectDays(['{ArrowLeft}', '2026-12-23'], ['{ArrowRight}', '2026-12-24']),
    'Up, Down': () => expectDays(['{ArrowUp}', '2026-12-17'], ['{ArrowDown}', '2026-12-24']),
    'Home, End': () => expectDays(['{Home}', '2026-12-20'], ['{End}', '2026-12-26']),
    'Page Up, Page Down': () => expectDays(['{PageUp}', '2026-11-24'], ['{PageDown}', '2026-12-24']),
    'Shift+Page Up, Shift+Page Down': () =>
      expectDays([shifted('PageUp'), '2025-12-24'], [shifted('PageDown'), '2026-12-24']),
    'Enter, Space': async () => {
      await show('calendar', 'Default')
      for (const [key, iso] of [
        ['{Enter}', '2026-12-16'],
        [' ', '2026-12-17'],
      ] as const) {
        focus(day(iso))
        await press(key)
        await expect.poll(() => document.querySelector('[data-selected]')?.getAttribute('data-day')).toBe(iso)
        await expectFocus(day(iso))
      }
    },
  },
}
