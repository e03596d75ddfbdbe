import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

describeConformance(
  'DescriptionList',
  (props) => (
    <DescriptionList {...props}>
      <DescriptionItem term="Best time">October to March</DescriptionItem>
    </DescriptionList>
  ),
  { slot: 'description-list', tag: 'dl' },
)
describeConformance(
  'DescriptionItem',
  (props) => (
    <DescriptionItem term="Best time" {...props}>
      October to March
    </DescriptionItem>
  ),
  { slot: 'description-item', tag: 'div', wrap: (part) => <DescriptionList>{part}</DescriptionList> },
)

test.each([
  [600, true],
  [240, false],
])('in rows, %d pixels wide, term and value stand side by side: %s', async (width, sideBySide) => {
  const screen = await render(
    <div style={{ inlineSize: width }}>
      <DescriptionList>
        <DescriptionItem term="Best time">October to March</DescriptionItem>
      </DescriptionList>
    </div>,
  )
  const term = screen.getByRole('term').element().getBoundingClientRect()
  const value = screen.getByRole('definition').element().getBoundingClientRect()
  expect(value.left > term.left).toBe(sideBySide)
})
