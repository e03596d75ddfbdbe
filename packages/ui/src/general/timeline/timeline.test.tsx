import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Timeline, TimelineItem } from './timeline.tsx'

describeConformance(
  'Timeline',
  (props) => (
    <Timeline {...props}>
      <TimelineItem title="Received" />
    </Timeline>
  ),
  { slot: 'timeline', tag: 'ol' },
)
describeConformance('TimelineItem', (props) => <TimelineItem title="Received" {...props} />, {
  slot: 'timeline-item',
  tag: 'li',
  wrap: (part) => <Timeline>{part}</Timeline>,
})

test('tells what happened, when, and more', async () => {
  const screen = await render(
    <Timeline>
      <TimelineItem title="Received" time="3 Nov, 10:02 am" dateTime="2024-11-03T10:02+05:30">
        By the drawer
      </TimelineItem>
      <TimelineItem title="Resolved" tone="success" />
    </Timeline>,
  )
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await expect
    .element(screen.getByText('3 Nov, 10:02 am'))
    .toHaveAttribute('datetime', '2024-11-03T10:02+05:30')
  await expect.element(screen.getByText('By the drawer')).toBeVisible()
})
