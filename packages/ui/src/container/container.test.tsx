import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Container } from './container.tsx'

describeConformance('Container', (props) => <Container {...props}>Words</Container>, {
  slot: 'container',
  tag: 'div',
  renderAsChild: (props) => (
    <Container {...props} asChild>
      <a href="/elsewhere">Elsewhere</a>
    </Container>
  ),
})

test('a column to read is narrower than the page and keeps off its edges', async () => {
  const screen = await render(
    <Container size="text" data-testid="column">
      <p>Words</p>
    </Container>,
  )
  const words = screen.getByText('Words').element().getBoundingClientRect()
  expect(words.left).toBeGreaterThanOrEqual(16)
  expect(words.width).toBeLessThanOrEqual(42 * 16)
})
