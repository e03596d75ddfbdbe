import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Stack } from './stack.tsx'

describeConformance('Stack', (props) => <Stack {...props}>Words</Stack>, {
  slot: 'stack',
  tag: 'div',
  renderAsChild: (props) => (
    <Stack {...props} asChild>
      <a href="/elsewhere">Elsewhere</a>
    </Stack>
  ),
})

test.each([
  ['column', 'top'],
  ['row', 'left'],
] as const)('a %s parts its children by the gap', async (direction, side) => {
  const screen = await render(
    <Stack direction={direction} gap="lg" align="start">
      <span>one</span>
      <span>two</span>
    </Stack>,
  )
  const one = screen.getByText('one').element().getBoundingClientRect()
  const two = screen.getByText('two').element().getBoundingClientRect()
  expect(two[side] - one[side === 'top' ? 'bottom' : 'right']).toBeCloseTo(24, 0)
})
