import type * as React from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../stories.ts'
import { button, expectStops, focus, press, type RowChecks } from './keys.ts'

const before = (story: React.ReactElement) => (
  <>
    {story}
    <button type="button">After</button>
  </>
)

const radio = (name: string) => page.getByRole('radio', { name })

async function expectNumber(moves: Record<string, number>): Promise<void> {
  focus(page.getByRole('spinbutton'))
  for (const [key, value] of Object.entries(moves)) {
    await press(key)
    await expect.element(page.getByRole('spinbutton')).toHaveValue(value)
  }
}

/** Fields that hold a number or one of a few choices. */
export const valueChecks: Record<string, RowChecks> = {
  'number-field': {
    Tab: async () => {
      await show('number-field', 'Default', {}, before)
      await expectStops(page.getByRole('spinbutton'), button('After'))
    },
    'Up, Down': async () => {
      await show('number-field', 'Default')
      await expectNumber({ '{ArrowUp}': 3, '{ArrowDown}': 2 })
    },
    'Page Up, Page Down': async () => {
      await show('number-field', 'Default')
      await expectNumber({ '{PageUp}': 12, '{PageDown}': 2 })
    },
    'Home, End': async () => {
      await show('number-field', 'Default')
      await expectNumber({ '{End}': 12, '{Home}': 1 })
    },
  },
  'party-field': {
    Tab: async () => {
      await show('party-field', 'RightToLeft')
      const number = (label: string) => page.getByRole('spinbutton', { name: label })
      await expectStops(
        button('Remove room 1'),
        number('Adults').nth(0),
        number('Children').nth(0),
        number('Age of child 1'),
        number('Age of child 2'),
        button('Remove room 2'),
        number('Adults').nth(1),
        number('Children').nth(1),
        button('Add a room'),
      )
    },
    'Up, Down': async () => {
      await show('party-field', 'Default')
      const adults = page.getByRole('spinbutton', { name: 'Adults' })
      focus(adults)
      await press('{ArrowUp}')
      await expect.element(adults).toHaveValue(3)
      await press('{ArrowDown}')
      await expect.element(adults).toHaveValue(2)
    },
  },
  'radio-group': {
    Tab: async () => {
      await show('radio-group', 'Default', {}, before)
      await expectStops(radio('Garden room'), button('After'))
    },
    'Down, Up, Right, Left': async () => {
      await show('radio-group', 'Default')
      focus(radio('Garden room'))
      for (const [key, name] of [
        ['{ArrowDown}', 'Sea view'],
        ['{ArrowUp}', 'Garden room'],
        ['{ArrowRight}', 'Sea view'],
        ['{ArrowRight}', 'Garden room'],
        ['{ArrowLeft}', 'Sea view'],
      ] as const) {
        await press(key)
        await expect.element(radio(name)).toBeChecked()
      }
    },
    Space: async () => {
      await show('radio-group', 'Default', { defaultValue: undefined })
      focus(radio('Garden room'))
      await press(' ')
      await expect.element(radio('Garden room')).toBeChecked()
    },
  },
  switch: {
    Tab: async () => {
      await show('switch', 'Default', {}, before)
      await expectStops(page.getByRole('switch'), button('After'))
    },
    Space: async () => {
      await show('switch', 'Default')
      focus(page.getByRole('switch'))
      await press(' ')
      await expect.element(page.getByRole('switch')).toBeChecked()
      await press(' ')
      await expect.element(page.getByRole('switch')).not.toBeChecked()
    },
  },
}
