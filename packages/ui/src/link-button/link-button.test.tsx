import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LinkButton } from './link-button.tsx'

describeConformance(
  'LinkButton',
  (props) => (
    <LinkButton href="#hotels" {...props}>
      See the hotels
    </LinkButton>
  ),
  {
    slot: 'link-button',
    tag: 'a',
    renderAsChild: (props) => (
      <LinkButton {...props} asChild>
        <a href="/elsewhere">Elsewhere</a>
      </LinkButton>
    ),
  },
)

test('it is a link to assistive technology, with no trace of a button', async () => {
  const screen = await render(<LinkButton href="/hotels">See the hotels</LinkButton>)
  const link = screen.getByRole('link', { name: 'See the hotels' })
  await expect.element(link).toHaveAttribute('href', '/hotels')
  await expect.element(link).not.toHaveAttribute('type')
  await expect.element(link).not.toHaveAttribute('role')
})
