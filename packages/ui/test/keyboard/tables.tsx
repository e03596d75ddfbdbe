import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../stories.ts'
import { button, expectStops, focus, press, type RowChecks } from './keys.ts'

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const first = 'Select the booking of Asha Naik'

async function expectSorts(key: string): Promise<void> {
  for (const order of ['ascending', 'descending', null]) {
    focus(button('Nights'))
    await press(key)
    await expect.poll(() => page.getByRole('columnheader', { name: 'Nights' }).element().ariaSort).toBe(order)
  }
}

/** What these keys, pressed on the first handle, announce at last. */
async function expectLands(keys: string, place: string): Promise<void> {
  await show('sortable', 'Default')
  focus(button('Move Baga Beach'))
  await press(keys)
  await expect.element(page.getByRole('status')).toHaveTextContent(place)
}

export const tableChecks: Record<string, RowChecks> = {
  'data-table': {
    Tab: async () => {
      await show('data-table', 'Default')
      const headings = ['Guest', 'Hotel', 'Arrives', 'Nights', 'Price'].map(button)
      await expectStops(button('Columns'), box('Select all'), ...headings, box(first))
    },
    'Enter, Space on a heading': async () => {
      await show('data-table', 'Default')
      await expectSorts('{Enter}')
      await expectSorts(' ')
    },
    'Space on a box': async () => {
      await show('data-table', 'Default')
      focus(box(first))
      await press(' ')
      await expect.element(box(first)).toBeChecked()
      focus(box('Select all'))
      await press(' ')
      await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(6)
      await press(' ')
      await expect.element(box(first)).not.toBeChecked()
    },
    'Shift+Space on a box': async () => {
      await show('data-table', 'Default')
      focus(box(first))
      await press(' ')
      focus(box('Select the booking of Rohan Kamat'))
      await press('{Shift>} {/Shift}')
      await expect
        .poll(() => page.getByRole('checkbox', { checked: true }).elements().length)
        .toBeGreaterThan(2)
    },
  },
  sortable: {
    Tab: async () => {
      await show('sortable', 'Default')
      await expectStops(button('Move Baga Beach'), button('Move Fort Aguada'), button('Move Dudhsagar Falls'))
    },
    'Space, Enter': async () => {
      await expectLands('{Enter}{ArrowDown} ', 'Baga Beach dropped, 2 of 2 in Not planned yet')
      await press(' {ArrowUp}{Enter}')
      await expect
        .element(page.getByRole('status'))
        .toHaveTextContent('Baga Beach dropped, 1 of 2 in Not planned yet')
    },
    'Up, Down': async () => {
      await expectLands(' {ArrowDown}{ArrowDown}', 'Baga Beach: 1 of 4 in Day 1')
      await press('{ArrowUp}')
      await expect
        .element(page.getByRole('status'))
        .toHaveTextContent('Baga Beach: 2 of 2 in Not planned yet')
    },
    'Left, Right': async () => {
      await expectLands(' {ArrowRight}{ArrowRight}', 'Baga Beach: 1 of 1 in Day 2')
      await press('{ArrowLeft}')
      await expect.element(page.getByRole('status')).toHaveTextContent('Baga Beach: 1 of 4 in Day 1')
    },
    Escape: async () => {
      await expectLands(' {ArrowRight}{Escape}', 'Baga Beach put back, 1 of 2 in Not planned yet')
    },
  },
}
