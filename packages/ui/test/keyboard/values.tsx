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

const slider = (name: string) => page.getByRole('slider', { name, exact: false })

async function expectSlider(name: string, moves: Record<string, number>): Promise<void> {
  focus(slider(name))
  for (const [key, value] of Object.entries(moves)) {
    await press(key)
    await expect
      .poll(() =>
        Number((slider(name).element() as HTMLInputElement).value ?? slider(name).element().ariaValueNow),
      )
      .toBe(value)
  }
}

const beach = page.getByRole('combobox', { name: 'Beach' })

async function expectMarked(name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: false })
  await expect.element(beach).toHaveAttribute('aria-activedescendant', option.element().id)
}

/** Fields that hold a number or one of a few choices. */
export const valueChecks: Record<string, RowChecks> = {
  combobox: {
    Tab: async () => {
      await show('combobox', 'Default', {}, before)
      await expectStops(beach, button('After'))
    },
    'a–z': async () => {
      await show('combobox', 'Default')
      focus(beach)
      await press('pal')
      await expectMarked('Palolem')
      await expect.element(page.getByRole('option')).toHaveLength(1)
    },
    'Down, Up': async () => {
      await show('combobox', 'Default')
      focus(beach)
      for (const [key, name] of [
        ['{ArrowDown}', 'Anjuna'],
        ['{ArrowUp}', 'Palolem'],
        ['{ArrowDown}', 'Anjuna'],
        ['{ArrowDown}', 'Baga'],
      ] as const) {
        await press(key)
        await expectMarked(name)
      }
    },
    'Alt+Down': async () => {
      await show('combobox', 'Default')
      focus(beach)
      await press('{Alt>}{ArrowDown}{/Alt}')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      await expect.element(beach).not.toHaveAttribute('aria-activedescendant')
    },
    Enter: async () => {
      await show('combobox', 'Default')
      focus(beach)
      await press('can{Enter}')
      await expect.element(beach).toHaveValue('Candolim')
    },
    Escape: async () => {
      await show('combobox', 'Default', { defaultValue: 'candolim' })
      focus(beach)
      await press('{ArrowDown}{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      await expect.element(beach).toHaveValue('Candolim')
    },
  },
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
  'range-slider': {
    Tab: async () => {
      await show('range-slider', 'Default', {}, before)
      await expectStops(slider('at least'), slider('at most'), button('After'))
    },
    'Right, Up': async () => {
      await show('range-slider', 'Default')
      await expectSlider('at least', { '{ArrowRight}': 3500, '{ArrowUp}': 4000 })
    },
    'Left, Down': async () => {
      await show('range-slider', 'Default')
      await expectSlider('at most', { '{ArrowLeft}': 7500, '{ArrowDown}': 7000 })
    },
    'Page Up, Page Down': async () => {
      await show('range-slider', 'Default')
      await expectSlider('at least', { '{PageUp}': 8000, '{PageDown}': 3000 })
    },
    'Home, End': async () => {
      await show('range-slider', 'Default')
      await expectSlider('at least', { '{End}': 8000, '{Home}': 1000 })
      await expectSlider('at most', { '{End}': 15000, '{Home}': 1000 })
    },
  },
  slider: {
    Tab: async () => {
      await show('slider', 'Default', {}, before)
      await expectStops(page.getByRole('slider'), button('After'))
    },
    'Right, Up': async () => {
      await show('slider', 'Default')
      await expectSlider('Way to the beach', { '{ArrowRight}': 11, '{ArrowUp}': 12 })
    },
    'Left, Down': async () => {
      await show('slider', 'Default')
      await expectSlider('Way to the beach', { '{ArrowLeft}': 9, '{ArrowDown}': 8 })
    },
    'Home, End': async () => {
      await show('slider', 'Default')
      await expectSlider('Way to the beach', { '{Home}': 0, '{End}': 30 })
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
