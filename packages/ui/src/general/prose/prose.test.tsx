import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Prose } from './prose.tsx'

describeConformance('Prose', (props) => <Prose {...props}>Words</Prose>, {
  slot: 'prose',
  tag: 'div',
  renderAsChild: (props) => (
    <Prose {...props} asChild>
      <a href="/elsewhere">Words</a>
    </Prose>
  ),
})

test('a link is told from the words around it by more than its colour', async () => {
  const screen = await render(
    <Prose>
      <p>
        See the <a href="/terms">terms</a>.
      </p>
    </Prose>,
  )
  expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline')
})
