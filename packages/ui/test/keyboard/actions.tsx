import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
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
  show,
} from './keys.ts'

const offer = page.getByText('Get 30% off hotels + 50% off activities')

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
  'link-button': {
    Tab: async () => {
      await show('link-button', 'Default')
      await expectStops(link('See the hotels'))
    },
    Enter: async () => {
      await show('link-button', 'Default')
      await expectFollows(link('See the hotels'))
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
