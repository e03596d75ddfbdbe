import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import {
  SiteHeader,
  SiteHeaderBar,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderMenuSection,
} from './site-header.tsx'

describeConformance('SiteHeaderMenu', (props) => <SiteHeaderMenu {...props} />, {
  slot: 'site-header-menu',
  tag: 'div',
})
describeConformance('SiteHeaderMenuNav', (props) => <SiteHeaderMenuNav {...props} />, {
  slot: 'site-header-menu-nav',
  tag: 'nav',
})
describeConformance('SiteHeaderMenuSection', (props) => <SiteHeaderMenuSection {...props} />, {
  slot: 'site-header-menu-section',
  tag: 'div',
})

const header = (
  <SiteHeader>
    <SiteHeaderBar>
      <SiteHeaderMenu heading="Susegad">
        <SiteHeaderMenuNav>
          <li>
            <a href="#hotels">HOTELS</a>
          </li>
        </SiteHeaderMenuNav>
        <SiteHeaderMenuSection>+91 832 000 0142</SiteHeaderMenuSection>
      </SiteHeaderMenu>
    </SiteHeaderBar>
  </SiteHeader>
)

beforeEach(() => page.viewport(390, 844))

test('opens from its button and closes from its own', async () => {
  const screen = await render(header)
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'HOTELS' })).toBeVisible()
  await expect.element(screen.getByText('+91 832 000 0142')).toBeVisible()
  await screen.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('Escape closes it and returns to its button', async () => {
  const screen = await render(header)
  const button = screen.getByRole('button', { name: 'Open menu' })
  await button.click()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(button).toHaveFocus()
})

test('a press beside the panel closes it', async () => {
  const screen = await render(header)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const beside = screen.container.querySelector('[data-slot="side-menu-backdrop"]') as HTMLElement
  await userEvent.click(beside, { position: { x: 10, y: 400 } })
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('following a link closes it', async () => {
  const screen = await render(header)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await screen.getByRole('link', { name: 'HOTELS' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
  history.replaceState(null, '', location.pathname + location.search)
})

test('a link that a router follows closes it too', async () => {
  const screen = await render(
    <SiteHeader>
      <SiteHeaderBar>
        <SiteHeaderMenu>
          <SiteHeaderMenuNav>
            <li>
              <a href="/gallery" onClick={(event) => event.preventDefault()}>
                GALLERY
              </a>
            </li>
          </SiteHeaderMenuNav>
        </SiteHeaderMenu>
      </SiteHeaderBar>
    </SiteHeader>,
  )
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await screen.getByRole('link', { name: 'GALLERY' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('works from the HTML alone', async () => {
  const container = showServerHtml(header)
  const menu = container.querySelector('[data-slot="site-header-menu"]') as HTMLElement
  const press = (label: string) => container.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
  press('Open menu')
  await expect.poll(() => menu.matches(':popover-open')).toBe(true)
  press('Close menu')
  await expect.poll(() => menu.matches(':popover-open')).toBe(false)
})
