import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../stories.ts'
import {
  button,
  expectFocus,
  expectFollows,
  expectStops,
  focus,
  link,
  press,
  type RowChecks,
} from './keys.ts'

const tab = (name: string) => page.getByRole('tab', { name })
const item = (name: string) => page.getByRole('menuitem', { name })
const menu = page.getByRole('dialog', { name: 'Menu' })

async function openActions(key = '{Enter}'): Promise<void> {
  focus(button('Actions'))
  await press(key)
  await expectFocus(item('Copy'))
}

async function expectActionsClosed(): Promise<void> {
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expectFocus(button('Actions'))
}

export const navigationChecks: Record<string, RowChecks> = {
  breadcrumbs: {
    Tab: async () => {
      await show('breadcrumbs', 'Default')
      await expectStops(link('Home'), link('Hotels'))
      await userEvent.tab()
      expect(document.activeElement?.closest('nav')).toBeNull()
    },
    Enter: async () => {
      await show('breadcrumbs', 'Default')
      await expectFollows(link('Hotels'))
    },
  },
  'dropdown-menu': {
    'Enter, Space, Down on the button': async () => {
      await show('dropdown-menu', 'Default')
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await openActions(key)
        await press('{Escape}')
        await expectActionsClosed()
      }
    },
    'Up on the button': async () => {
      await show('dropdown-menu', 'Default')
      focus(button('Actions'))
      await press('{ArrowUp}')
      await expectFocus(item('Delete'))
    },
    'Down, Up, Home, End': async () => {
      await show('dropdown-menu', 'Default')
      await openActions()
      await press('{ArrowDown}')
      await expectFocus(item('Delete'))
      await press('{ArrowUp}')
      await expectFocus(item('Copy'))
      await press('{End}')
      await expectFocus(item('Delete'))
      await press('{Home}')
      await expectFocus(item('Copy'))
    },
    'a letter': async () => {
      await show('dropdown-menu', 'Default')
      await openActions()
      await press('d')
      await expectFocus(item('Delete'))
    },
    'Enter, Space': async () => {
      await show('dropdown-menu', 'Default')
      for (const key of ['{Enter}', ' ']) {
        await openActions()
        await press(key)
        await expectActionsClosed()
      }
    },
    Tab: async () => {
      await show('dropdown-menu', 'Default')
      await openActions()
      await userEvent.tab()
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      expect(document.activeElement).toBe(document.body)
    },
    Escape: async () => {
      await show('dropdown-menu', 'Default')
      await openActions()
      await press('{Escape}')
      await expectActionsClosed()
    },
  },
  pagination: {
    Tab: async () => {
      await show('pagination', 'Default', { page: 1, totalPages: 3 })
      await expectStops(button('Page 1'), button('Page 2'), button('Page 3'), button('Next'))
    },
    Enter: async () => {
      await show('pagination', 'Default', { page: 1, totalPages: 3 })
      focus(button('Page 3'))
      await press('{Enter}')
      await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
      focus(button('Page 2'))
      await press(' ')
      await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page')
    },
  },
  rail: {
    Tab: async () => {
      await show('rail', 'Default')
      await expectStops(link('Candolim'), link('Chapora'), link('Fontainhas'))
      await expect.element(link('Fontainhas')).toBeInViewport({ ratio: 1 })
    },
    'Arrow keys': async () => {
      await show('rail', 'Default')
      const row = page.getByRole('list').element()
      focus(link('Candolim'))
      await press('{ArrowRight}')
      await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
      await press('{ArrowLeft}')
      await expect.poll(() => row.scrollLeft).toBe(0)
    },
  },
  'section-tabs': {
    Tab: async () => {
      await show('section-tabs', 'Default')
      await expectStops(link('Overview'), link('Rooms'), link('Amenities'))
    },
    Enter: async () => {
      await show('section-tabs', 'Follows')
      await expectFollows(link('Dining'))
      await expect.element(link('Dining')).toHaveAttribute('aria-current', 'location')
    },
  },
  'side-menu': {
    'Enter, Space on its trigger': async () => {
      await show('side-menu', 'Default')
      for (const key of ['{Enter}', ' ']) {
        focus(button('Open menu'))
        await press(key)
        await expect.element(menu).toBeVisible()
        await press('{Escape}')
        await expect.element(menu).not.toBeInTheDocument()
      }
    },
    Tab: async () => {
      await show('side-menu', 'Default')
      focus(button('Open menu'))
      await press('{Enter}')
      await expect.element(menu).toBeVisible()
      focus(link('Hotels'))
      await expectStops(link('Activities'), link('Beaches'))
    },
    Escape: async () => {
      await show('side-menu', 'Default')
      focus(button('Open menu'))
      await press('{Enter}')
      await expect.element(menu).toBeVisible()
      await press('{Escape}')
      await expectFocus(button('Open menu'))
    },
  },
  'skip-link': {
    Tab: async () => {
      await show('skip-link', 'Default')
      await expectStops(link('Skip to content'))
      await expect.element(link('Skip to content')).toBeInViewport()
    },
    Enter: async () => {
      await show('skip-link', 'Default')
      await expectFollows(link('Skip to content'))
    },
  },
  'social-links': {
    Tab: async () => {
      await show('social-links', 'Default')
      await expectStops(link('Facebook'), link('Instagram'), link('YouTube'))
    },
    Enter: async () => {
      await show('social-links', 'Default')
      await expectFollows(link('Instagram'))
    },
  },
  tabs: {
    Tab: async () => {
      await show('tabs', 'Default')
      await expectStops(tab('Rooms'), page.getByRole('tabpanel'))
    },
    'Right, Left': async () => {
      await show('tabs', 'Default')
      focus(tab('Rooms'))
      for (const [key, name] of [
        ['{ArrowRight}', 'Rates'],
        ['{ArrowLeft}', 'Rooms'],
        ['{ArrowLeft}', 'House rules'],
        ['{ArrowRight}', 'Rooms'],
      ] as const) {
        await press(key)
        await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
        await expectFocus(tab(name))
      }
    },
    'Home, End': async () => {
      await show('tabs', 'Default')
      focus(tab('Rooms'))
      await press('{End}')
      await expect.element(page.getByRole('tabpanel', { name: 'House rules' })).toBeVisible()
      await press('{Home}')
      await expect.element(page.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible()
    },
    'Enter, Space': async () => {
      await show('tabs', 'Default', { activation: 'manual' })
      focus(tab('Rooms'))
      await press('{ArrowRight}')
      await expectFocus(tab('Rates'))
      await press('{Enter}')
      await expect.element(page.getByRole('tabpanel', { name: 'Rates' })).toBeVisible()
      await press('{ArrowRight}')
      await expectFocus(tab('House rules'))
      await press(' ')
      await expect.element(page.getByRole('tabpanel', { name: 'House rules' })).toBeVisible()
    },
  },
}
