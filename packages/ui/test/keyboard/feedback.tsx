import type * as React from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../stories.ts'
import {
  button,
  expectFocus,
  expectPresses,
  expectStops,
  focus,
  link,
  press,
  type RowChecks,
} from './keys.ts'

const dialog = page.getByRole('dialog')
const question = page.getByRole('alertdialog')
const behind = (story: React.ReactElement) => (
  <>
    <button type="button">Behind</button>
    {story}
  </>
)

/** Tab stays inside the dialog or the browser's own controls and never reaches the page behind. */
async function expectTrapped(): Promise<void> {
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.tab({ shift: stop > 3 })
    expect(document.activeElement?.textContent).not.toBe('Behind')
  }
}

export const feedbackChecks: Record<string, RowChecks> = {
  'alert-dialog': {
    'Enter, Space': async () => {
      for (const key of ['{Enter}', ' ']) {
        const onConfirm = vi.fn()
        await show('alert-dialog', 'Default', { onConfirm })
        await expectFocus(button('Cancel').last())
        await press(key)
        await expect.element(question).not.toBeInTheDocument()
        expect(onConfirm).not.toHaveBeenCalled()
      }
    },
    Tab: async () => {
      await show('alert-dialog', 'Default')
      await expectFocus(button('Cancel'))
      await expectStops(button('Delete'))
    },
    Escape: async () => {
      const onConfirm = vi.fn()
      await show('alert-dialog', 'Default', { onConfirm })
      await expectFocus(button('Cancel'))
      await press('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      expect(onConfirm).not.toHaveBeenCalled()
    },
  },
  dialog: {
    'Tab, Shift+Tab': async () => {
      await show('dialog', 'Default', {}, behind)
      await expect.element(dialog).toBeVisible()
      await expectTrapped()
    },
    Escape: async () => {
      await show('dialog', 'Triggered')
      focus(button('Rooms'))
      await press('{Enter}')
      await expect.element(dialog).toBeVisible()
      await press('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expectFocus(button('Rooms'))
    },
  },
  drawer: {
    'Tab, Shift+Tab': async () => {
      await show('drawer', 'Default', {}, behind)
      await expect.element(dialog).toBeVisible()
      await expectTrapped()
    },
    Escape: async () => {
      await show('drawer', 'Default')
      await expect.element(dialog).toBeVisible()
      await press('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    },
  },
  'floating-contact': {
    Tab: async () => {
      await show('floating-contact', 'Default')
      await userEvent.tab()
      expect(document.activeElement?.tagName).toBe('BUTTON')
      await expectStops(link('WhatsApp'), link('Call Now'), link('Contact Form'))
    },
    'Enter, Space': async () => {
      await show('floating-contact', 'Default')
      await userEvent.tab()
      await press('{Enter}')
      await expect.element(link('WhatsApp')).not.toBeInTheDocument()
      await press(' ')
      await expect.element(link('WhatsApp')).toBeVisible()
    },
  },
  'motion-switch': {
    Tab: async () => {
      await show('motion-switch', 'Default')
      await userEvent.tab()
      expect(document.activeElement?.closest('[data-slot^=motion-switch]')).not.toBeNull()
    },
    'Enter, Space': async () => {
      await show('motion-switch', 'Default')
      await userEvent.tab()
      await press('{Enter}')
      await expect.poll(() => document.documentElement.dataset.motion).toBe('paused')
      await press(' ')
      await expect.poll(() => document.documentElement.dataset.motion).toBeUndefined()
    },
  },
  popover: {
    'Enter, Space': async () => {
      await show('popover', 'Closed')
      for (const key of ['{Enter}', ' ']) {
        focus(button('Dates'))
        await press(key)
        await expect.element(dialog).toBeVisible()
        focus(button('Dates'))
        await press(key)
        await expect.element(dialog).not.toBeInTheDocument()
      }
    },
    Tab: async () => {
      await show('popover', 'Closed')
      focus(button('Dates'))
      await press('{Enter}')
      await expect.element(dialog).toBeVisible()
      focus(button('Dates'))
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
    },
    Escape: async () => {
      await show('popover', 'Closed')
      focus(button('Dates'))
      await press('{Enter}')
      await expect.element(dialog).toBeVisible()
      await press('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expectFocus(button('Dates'))
    },
  },
  'site-header': {
    Tab: async () => {
      await page.viewport(1200, 900)
      await show('site-header', 'Default')
      await expectStops(link('+91 832 000 0142'), link('hello@susegad.example'))
      focus(link('HOME'))
      await expectStops(link('HOTELS'))
    },
    'Enter, Space': async () => {
      await page.viewport(390, 844)
      await show('site-header', 'Default')
      const menuButton = button('Open menu')
      await expectPresses(menuButton, '{Enter}', ' ')
      await page.viewport(1200, 900)
    },
    Escape: async () => {
      await page.viewport(1200, 900)
      await show('site-header', 'SignedIn')
      const account = page.elementLocator(
        document.querySelector('[data-slot=site-header-account-button]') ?? document.body,
      )
      focus(account)
      await press('{Enter}')
      await expect.element(link('Go to Dashboard')).toBeVisible()
      await press('{Escape}')
      await expect.element(link('Go to Dashboard')).not.toBeInTheDocument()
      await expectFocus(account)
    },
  },
  'theme-switch': {
    Tab: async () => {
      await show('theme-switch', 'Default')
      await userEvent.tab()
      await expect.element(page.elementLocator(document.activeElement ?? document.body)).toBeChecked()
    },
    'arrow keys': async () => {
      await show('theme-switch', 'Default')
      await userEvent.tab()
      await press('{ArrowRight}')
      await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
      await press('{ArrowLeft}')
      await expect.poll(() => document.documentElement.dataset.theme).toBeUndefined()
    },
  },
  toast: {
    F8: async () => {
      await show('toast', 'Default')
      await expect.element(button('Undo')).toBeVisible()
      await press('{F8}')
      expect(document.activeElement?.closest('[data-slot^=toast]')).not.toBeNull()
    },
    Tab: async () => {
      await show('toast', 'Default')
      await expect.element(button('Undo')).toBeVisible()
      await press('{F8}')
      await expectStops(button('Undo'))
    },
    Escape: async () => {
      await show('toast', 'Default')
      await expect.element(button('Undo')).toBeVisible()
      focus(button('Copy (12)'))
      await press('{F8}{Escape}')
      await expect.element(button('Undo')).not.toBeInTheDocument()
      await expectFocus(button('Copy (12)'))
    },
  },
  tooltip: {
    Tab: async () => {
      await show('tooltip', 'Default')
      await userEvent.tab()
      await expect.element(page.getByRole('tooltip')).toBeVisible()
    },
    Escape: async () => {
      await show('tooltip', 'Default')
      await userEvent.tab()
      await expect.element(page.getByRole('tooltip')).toBeVisible()
      await press('{Escape}')
      await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
      await expectFocus(page.getByRole('button'))
    },
  },
}
