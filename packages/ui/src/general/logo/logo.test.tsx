import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Logo } from './logo.tsx'

describeConformance('Logo', (props) => <Logo name="Palm Tours" {...props} />, {
  slot: 'logo',
  tag: 'span',
  renderAsChild: (props) => (
    <Logo name="Palm Tours" {...props} asChild>
      {/* biome-ignore lint/a11y/useAnchorContent: the logo fills it */}
      <a href="/elsewhere" />
    </Logo>
  ),
})

test('a link around the mark alone still says the name', async () => {
  const screen = await render(
    <Logo name="Palm Tours" variant="mark" asChild>
      {/* biome-ignore lint/a11y/useAnchorContent: the logo fills it */}
      <a href="/" />
    </Logo>,
  )
  await expect.element(screen.getByRole('link', { name: 'Palm Tours' })).toHaveAttribute('href', '/')
})
