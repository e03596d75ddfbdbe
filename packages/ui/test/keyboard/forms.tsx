import type * as React from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../stories.ts'
import { button, expectFocus, expectStops, field, focus, press, type RowChecks } from './keys.ts'

const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
const before = (story: React.ReactElement) => (
  <>
    {story}
    <button type="button">After</button>
  </>
)

/** Enter in this field submits the form, which then either sends or shows a problem. */
async function expectSends(target: ReturnType<typeof field>): Promise<void> {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { capture: true, once: true })
  focus(target)
  await press('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
}

async function openDrawer(key = '{Enter}'): Promise<void> {
  focus(button('Enquiry'))
  await press(key)
  await expect.element(drawer).toBeVisible()
}

const isOpen = (target: ReturnType<typeof field>) => target.element().matches(':open')

export const formChecks: Record<string, RowChecks> = {
  checkbox: {
    Tab: async () => {
      await show('checkbox', 'Default', {}, before)
      await expectStops(page.getByRole('checkbox'), button('After'))
    },
    Space: async () => {
      await show('checkbox', 'Default')
      focus(page.getByRole('checkbox'))
      await press(' ')
      await expect.element(page.getByRole('checkbox')).toBeChecked()
      await press(' ')
      await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    },
  },
  'date-field': {
    Tab: async () => {
      await show('date-field', 'Default', {}, before)
      for (const part of ['day', 'month', 'year']) {
        await userEvent.tab()
        expect(document.activeElement, part).toBe(field('Date of plan').element())
      }
      focus(button('After'))
      await expectFocus(button('After'))
    },
    'Up, Down': async () => {
      await show('date-field', 'Default', { defaultValue: '2026-12-24' })
      focus(field('Date of plan'))
      await press('{ArrowUp}')
      expect(field('Date of plan').element()).not.toHaveValue('2026-12-24')
      await press('{ArrowDown}')
      await expect.element(field('Date of plan')).toHaveValue('2026-12-24')
    },
    '0–9': async () => {
      await show('date-field', 'Default', { defaultValue: '2026-12-24' })
      focus(field('Date of plan'))
      await press('11')
      expect(field('Date of plan').element()).not.toHaveValue('2026-12-24')
    },
    'Space, Alt+Down': async () => {
      await show('date-field', 'Default')
      focus(field('Date of plan'))
      await press(' ')
      await expect.poll(() => isOpen(field('Date of plan'))).toBe(true)
      await press('{Escape}')
    },
  },
  'enquiry-drawer': {
    'Enter, Space': async () => {
      await show('enquiry-drawer', 'Default')
      for (const key of ['{Enter}', ' ']) {
        await openDrawer(key)
        await press('{Escape}')
        await expect.element(drawer).not.toBeInTheDocument()
      }
    },
    'Tab, Shift+Tab': async () => {
      await show('enquiry-drawer', 'Default')
      await openDrawer()
      for (let stop = 0; stop < 14; stop += 1) {
        await userEvent.tab()
        expect(document.activeElement).not.toBe(button('Enquiry').query())
      }
    },
    Escape: async () => {
      await show('enquiry-drawer', 'Default')
      await openDrawer()
      await press('{Escape}')
      await expectFocus(button('Enquiry'))
    },
  },
  'enquiry-form': {
    Tab: async () => {
      await show('enquiry-form', 'Default')
      await expectStops(field('Name'), field('Phone'), field('Email'))
      focus(field('Message'))
      await expectStops(button('Submit Enquiry'))
    },
    Enter: async () => {
      await show('enquiry-form', 'Default')
      await expectSends(field('Name'))
    },
  },
  'filters-bar': {
    'Enter, Space': async () => {
      await page.viewport(390, 844)
      await show('filters-bar', 'Default')
      const details = document.querySelector('details')
      const line = page.elementLocator(details?.querySelector('summary') ?? document.body)
      const before = details?.open
      for (const [key, open] of [
        ['{Enter}', !before],
        [' ', before],
      ] as const) {
        focus(line)
        await press(key)
        await expect.poll(() => details?.open).toBe(open)
      }
      await page.viewport(1200, 900)
    },
    Tab: async () => {
      await show('filters-bar', 'Default')
      focus(field('End date'))
      for (const _ of ['month', 'year', 'picker', 'out']) {
        if (document.activeElement === field('End date').element()) await userEvent.tab()
      }
      await expectFocus(button('Apply'))
      await expectStops(button('Clear'), button('Copy (All)'))
    },
  },
  form: {
    Enter: async () => {
      await show('form', 'Default')
      await expectSends(field('Name'))
    },
  },
  'password-field': {
    Tab: async () => {
      await show('password-field', 'Default')
      await expectStops(field('Password'), page.getByRole('button'))
    },
    'Enter, Space': async () => {
      await show('password-field', 'Default')
      focus(page.getByRole('button'))
      await press('{Enter}')
      await expect.element(field('Password')).toHaveAttribute('type', 'text')
      await press(' ')
      await expect.element(field('Password')).toHaveAttribute('type', 'password')
    },
  },
  'password-form': {
    Enter: async () => {
      await show('password-form', 'Default')
      await expectSends(field('Confirm new password'))
    },
  },
  'profile-form': {
    Enter: async () => {
      await show('profile-form', 'Default')
      await expectSends(field('City'))
    },
  },
  'register-form': {
    Enter: async () => {
      await show('register-form', 'Default')
      await expectSends(field('Phone'))
    },
  },
  'search-field': {
    Escape: async () => {
      await show('search-field', 'Default')
      focus(field('Search the gallery'))
      await press('pool{Escape}')
      await expect.element(field('Search the gallery')).toHaveValue('')
    },
    Enter: async () => {
      await show('search-field', 'Default', {}, (story) => <form>{story}</form>)
      await expectSends(field('Search the gallery'))
    },
    Tab: async () => {
      await show('search-field', 'Default')
      focus(field('Search the gallery'))
      await press('pool')
      await expectStops(page.getByRole('button'))
    },
  },
  select: {
    'Up, Down': async () => {
      await show('select', 'Default')
      focus(field('Sort'))
      await press('{ArrowDown}')
      await expect.element(field('Sort')).toHaveValue('Name A-Z')
      await press('{ArrowUp}')
      await expect.element(field('Sort')).toHaveValue('Default')
    },
    'a letter': async () => {
      await show('select', 'Default')
      focus(field('Sort'))
      await press('r')
      await expect.element(field('Sort')).toHaveValue('Rating')
    },
    'Space, Alt+Down': async () => {
      await show('select', 'Default')
      focus(field('Sort'))
      await press(' ')
      await expect.poll(() => isOpen(field('Sort'))).toBe(true)
      await press('{Escape}')
    },
    Escape: async () => {
      await show('select', 'Default')
      focus(field('Sort'))
      await press(' ')
      await press('{Escape}')
      await expect.poll(() => isOpen(field('Sort'))).toBe(false)
    },
  },
  'sign-in-form': {
    Enter: async () => {
      await show('sign-in-form', 'Default')
      await expectSends(field('Password'))
    },
  },
  'text-area': {
    Tab: async () => {
      await show('text-area', 'Default', {}, before)
      await expectStops(field('Message'), button('After'))
      await expect.element(field('Message')).toHaveValue('')
    },
    Enter: async () => {
      await show('text-area', 'Default', {}, (story) => <form>{story}</form>)
      const sent = vi.fn()
      document.addEventListener('submit', sent, { once: true })
      focus(field('Message'))
      await press('One{Enter}Two')
      await expect.element(field('Message')).toHaveValue('One\nTwo')
      expect(sent).not.toHaveBeenCalled()
    },
  },
  'text-field': {
    Tab: async () => {
      await show('text-field', 'Default', {}, before)
      await expectStops(field('Name'), button('After'))
    },
  },
}
