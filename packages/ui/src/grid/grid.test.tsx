import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Grid } from './grid.tsx'

describeConformance('Grid', (props) => <Grid {...props}>Words</Grid>, {
  slot: 'grid',
  tag: 'div',
  renderAsChild: (props) => (
    <Grid {...props} asChild>
      <a href="/elsewhere">Elsewhere</a>
    </Grid>
  ),
})

test('items stand side by side where there is room and never overflow a small phone', async () => {
  const screen = await render(
    <Grid item="lg">
      <span>one</span>
      <span>two</span>
    </Grid>,
  )
  const place = (text: string) => screen.getByText(text).element().getBoundingClientRect()
  await page.viewport(1200, 800)
  expect(place('one').top).toBe(place('two').top)
  await page.viewport(320, 640)
  expect(place('one').top).toBeLessThan(place('two').top)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
