import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import { SideMenu, SideMenuTrigger } from './side-menu.tsx'

describeConformance(
  'SideMenu',
  ({ id: _, ...props }) => (
    <SideMenu id="part" {...props}>
      <a href="#hotels">Hotels</a>
    </SideMenu>
  ),
  { slot: 'side-menu', tag: 'div' },
)

describeConformance(
  'SideMenuTrigger',
  (props) => (
    <SideMenuTrigger menu="menu" {...props}>
      Menu
    </SideMenuTrigger>
  ),
  {
    slot: 'side-menu-trigger',
    tag: 'button',
  },
)

const menu = (
  <>
    <SideMenuTrigger menu="menu">Open</SideMenuTrigger>
    <SideMenu id="menu">
      <a href="#hotels">Hotels</a>
      <button type="button">Pause motion</button>
      <button type="button" data-closes-menu="">
        Sign out
      </button>
    </SideMenu>
  </>
)

async function openMenu() {
  await page.viewport(400, 700)
  const screen = await render(menu)
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('Escape closes it and gives the focus back', async () => {
  const { screen, dialog } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test.each(['start', 'end'] as const)(
  'a press beside it, at the %s, closes it and reaches nothing of the page',
  async (side) => {
    await page.viewport(400, 700)
    const pressed = vi.fn()
    const screen = await render(
      <>
        <SideMenuTrigger menu="menu">Open</SideMenuTrigger>
        <button
          type="button"
          style={{ position: 'fixed', inset: '6rem 0 0', inlineSize: '100%' }}
          onClick={pressed}
        >
          Delete
        </button>
        <SideMenu id="menu" side={side}>
          <a href="#hotels">Hotels</a>
        </SideMenu>
      </>,
    )
    const trigger = screen.getByRole('button', { name: 'Open' })
    await trigger.click()
    const dialog = screen.getByRole('dialog', { name: 'Menu' })
    await expect.element(dialog).toBeVisible()
    await userEvent.click(document.body, { position: { x: side === 'start' ? 375 : 10, y: 400 } })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    expect(pressed).not.toHaveBeenCalled()
  },
)

test('its button, a followed link and a button that says so close it; another button does not', async () => {
  const { screen, dialog } = await openMenu()
  await screen.getByRole('button', { name: 'Pause motion' }).click()
  await expect.element(dialog).toBeVisible()
  await screen.getByRole('button', { name: 'Close menu' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('link', { name: 'Hotels' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  history.replaceState(null, '', location.pathname + location.search)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('it opens before React has taken over', () => {
  const container = showServerHtml(menu)
  container.querySelector<HTMLElement>('[data-slot="side-menu-trigger"]')?.click()
  expect(container.querySelector('[data-slot="side-menu"]')?.matches(':popover-open')).toBe(true)
})
