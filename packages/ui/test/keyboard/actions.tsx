import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../stories.ts'
import {
  button,
  expectFocus,
  expectFollows,
  expectPresses,
  expectStops,
  focus,
  link,
  press,
  type RowChecks,
} from './keys.ts'

const offer = page.getByText('Get 30% off hotels + 50% off activities')

const palette = page.getByRole('combobox', { name: 'Search commands' })

async function expectMarked(name: string): Promise<void> {
  const command = page.getByRole('option', { name, exact: false })
  await expect.element(palette).toHaveAttribute('aria-activedescendant', command.element().id)
}

export const actionChecks: Record<string, RowChecks> = {
  button: {
    Tab: async () => {
      await show('button', 'Default', { state: 'loading' })
      await expectStops(page.getByRole('button'))
    },
    'Enter, Space': async () => {
      await show('button', 'Default')
      await expectPresses(button('Send enquiry'), '{Enter}', ' ')
    },
  },
  'command-palette': {
    'Ctrl+K, ⌘K': async () => {
      await show('command-palette', 'Default', { defaultOpen: false })
      for (const key of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
        await press(key)
        await expect.element(palette).toHaveFocus()
        await press(key)
        await expect.element(palette).not.toBeInTheDocument()
      }
    },
    'a–z': async () => {
      await show('command-palette', 'Default')
      await expect.element(palette).toHaveFocus()
      await press('dark')
      await expectMarked('Change the theme')
    },
    'Down, Up': async () => {
      await show('command-palette', 'Default')
      await expect.element(palette).toHaveFocus()
      for (const [key, name] of [
        ['{ArrowUp}', 'Sign out'],
        ['{ArrowDown}', 'New enquiry'],
        ['{ArrowDown}', 'Find a guest'],
      ] as const) {
        await press(key)
        await expectMarked(name)
      }
    },
    Enter: async () => {
      const run = vi.fn()
      await show('command-palette', 'Default', { onRun: run })
      await expect.element(palette).toHaveFocus()
      await press('{ArrowDown}{Enter}')
      expect(run).toHaveBeenCalledExactlyOnceWith('find')
      await expect.element(palette).not.toBeInTheDocument()
    },
    Escape: async () => {
      await show('command-palette', 'Default')
      await expect.element(palette).toHaveFocus()
      await press('{Escape}')
      await expect.element(palette).not.toBeInTheDocument()
    },
  },
  'icon-button': {
    Tab: async () => {
      await show('icon-button', 'Default')
      await expectStops(button('Keep this hotel'))
    },
    'Enter, Space': async () => {
      await show('icon-button', 'Default')
      await expectPresses(button('Keep this hotel'), '{Enter}', ' ')
    },
  },
  'membership-cta': {
    Tab: async () => {
      await show('membership-cta', 'Default')
      await expectStops(link('Book Membership Now'))
      await expect.element(offer).toBeVisible()
    },
    Enter: async () => {
      await show('membership-cta', 'Default')
      await expectFollows(link('Book Membership Now'))
      const onClick = vi.fn()
      await show('membership-cta', 'WithHandler', { onClick })
      focus(page.getByRole('button').last())
      await press(' ')
      expect(onClick).toHaveBeenCalledOnce()
    },
    Escape: async () => {
      await show('membership-cta', 'Default')
      focus(link('Book Membership Now'))
      await expect.element(offer).toBeVisible()
      await press('{Escape}')
      await expect.element(offer).not.toBeVisible()
    },
  },
  'save-button': {
    Tab: async () => {
      await show('save-button', 'Default')
      await expectStops(button('Save La View Hotel'))
    },
    'Enter, Space': async () => {
      await show('save-button', 'Default')
      const save = button('Save La View Hotel')
      focus(save)
      await press('{Enter}')
      await expect.element(save).toHaveAttribute('aria-pressed', 'true')
      await press(' ')
      await expect.element(save).toHaveAttribute('aria-pressed', 'false')
    },
  },
  'scroll-to-top': {
    Tab: async () => {
      await show('scroll-to-top', 'Default')
      await expectStops(page.getByLabelText('Scroll to top'))
    },
    Enter: async () => {
      await show('scroll-to-top', 'Behaviour')
      window.scrollTo({ top: 400, behavior: 'instant' })
      const top = page.getByLabelText('Scroll to top')
      await expect.element(top).toBeVisible()
      focus(top)
      await press('{Enter}')
      await expect.poll(() => window.scrollY).toBe(0)
    },
  },
  'share-button': {
    Tab: async () => {
      await show('share-button', 'Default')
      await expectStops(page.getByRole('button'))
    },
    'Enter, Space': async () => {
      await show('share-button', 'Default')
      await expectPresses(page.getByRole('button'), '{Enter}', ' ')
      await expectFocus(page.getByRole('button'))
    },
  },
}
