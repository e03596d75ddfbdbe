import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SiteHeaderAccountMenu } from './site-header.tsx'

describeConformance('SiteHeaderAccountMenu', (props) => <SiteHeaderAccountMenu {...props} />, {
  slot: 'site-header-account-menu',
  tag: 'div',
})

async function renderOpenMenu() {
  const pressed: string[] = []
  const screen = await render(
    <>
      <SiteHeaderAccountMenu>
        <li>
          <a href="#dashboard">Go to Dashboard</a>
        </li>
        <li>
          <button type="button" onClick={() => pressed.push('Logout')}>
            Logout
          </button>
        </li>
      </SiteHeaderAccountMenu>
      <p style={{ marginBlockStart: '12rem' }}>Elsewhere</p>
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Dashboard' })
  await opener.click()
  await expect.element(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  const closes = () => expect.element(screen.getByText('Go to Dashboard')).not.toBeVisible()
  return { screen, pressed, opener, closes }
}

test('a press outside closes it', async () => {
  const { screen, closes } = await renderOpenMenu()
  await screen.getByText('Elsewhere').click()
  await closes()
})

test('Escape closes it and returns to its button', async () => {
  const { opener, closes } = await renderOpenMenu()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await closes()
  await expect.element(opener).toHaveFocus()
})

test('choosing something does it and closes the menu', async () => {
  const { screen, pressed, closes } = await renderOpenMenu()
  await screen.getByRole('button', { name: 'Logout' }).click()
  expect(pressed).toEqual(['Logout'])
  await closes()
})
