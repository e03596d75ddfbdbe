import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
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

test('two sections that follow each other have one step between them', async () => {
  const screen = await render(
    <div>
      <Container space="section">First</Container>
      <Container space="section" asChild>
        <section>Second</section>
      </Container>
    </div>,
  )
  const first = getComputedStyle(screen.getByText('First').element())
  const second = getComputedStyle(screen.getByText('Second').element())
  expect(Number.parseFloat(first.paddingBlockEnd)).toBeGreaterThan(50)
  expect(second.paddingBlockStart).toBe('0px')
  expect(second.paddingBlockEnd).toBe(first.paddingBlockStart)
})
