import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Stat, StatStrip } from './stat-strip.tsx'

describeConformance(
  'StatStrip',
  (props) => (
    <StatStrip {...props}>
      <Stat value="24/7" label="support" />
    </StatStrip>
  ),
  { slot: 'stat-strip', tag: 'ul' },
)

for (const tone of ['primary', 'accent', 'gold', 'earth', 'tile'] as const) {
  describeConformance(
    `Stat in ${tone}`,
    (props) => <Stat tone={tone} value="500+" label="bookings" {...props} />,
    {
      slot: 'stat',
      tag: 'li',
      wrap: (part) => <StatStrip>{part}</StatStrip>,
    },
  )
}

test('each figure is read before what it counts', async () => {
  const screen = await render(
    <StatStrip>
      <Stat value="10,000+" label="happy guests" icon={<svg aria-hidden="true" />} />
    </StatStrip>,
  )
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('10,000+ happy guests')
})

test('a long figure stays inside its ticket on the smallest phone', async () => {
  const screen = await render(
    <div style={{ inlineSize: '18rem' }}>
      <StatStrip>
        <Stat value="10,000+" label="happy guests" />
        <Stat value="10,000+" label="successful bookings" />
      </StatStrip>
    </div>,
  )
  for (const ticket of screen.container.querySelectorAll('[data-slot="stat"]')) {
    expect(ticket.scrollWidth).toBeLessThanOrEqual(ticket.clientWidth)
  }
})

test.each([
  [300, 2],
  [959, 2],
  [961, 4],
  [1400, 4],
])('%d pixels wide it has %d tickets in a row, and is its own root', async (width, columns) => {
  const screen = await render(
    <div style={{ inlineSize: width }}>
      <StatStrip style={{ marginBlock: 8 }}>
        {['a', 'b', 'c', 'd', 'e'].map((name) => (
          <Stat key={name} value="24" label={name} />
        ))}
      </StatStrip>
    </div>,
  )
  const tops = screen
    .getByRole('listitem')
    .elements()
    .map((ticket) => ticket.getBoundingClientRect().top)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  expect(screen.getByRole('list').element().parentElement?.style.inlineSize).toBe(`${width}px`)
})
