import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { NavMenu, NavMenuLink } from './nav-menu.tsx'

describeConformance(
  'NavMenu',
  (props) => (
    <NavMenu {...props}>
      <NavMenuLink href="#hotels">Hotels</NavMenuLink>
    </NavMenu>
  ),
  { slot: 'nav-menu', tag: 'nav' },
)

describeConformance(
  'NavMenuLink',
  (props) => (
    <NavMenuLink href="#hotels" {...props}>
      Hotels
    </NavMenuLink>
  ),
  {
    slot: 'nav-menu-link',
    tag: 'a',
    wrap: (link) => <NavMenu>{link}</NavMenu>,
    renderAsChild: (props) => (
      <NavMenuLink {...props} asChild>
        <a href="/elsewhere">Elsewhere</a>
      </NavMenuLink>
    ),
  },
)

test('the current page and the current part of the site are said', async () => {
  const screen = await render(
    <NavMenu aria-label="Account">
      <NavMenuLink href="/profile" current="page">
        Profile
      </NavMenuLink>
      <NavMenuLink href="/dashboard" current="section">
        Enquiries
      </NavMenuLink>
      <NavMenuLink href="/">Home</NavMenuLink>
    </NavMenu>,
  )
  const said = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-current'))
  expect(said).toEqual(['page', 'true', null])
  await expect.element(screen.getByRole('navigation', { name: 'Account' })).toBeVisible()
})
