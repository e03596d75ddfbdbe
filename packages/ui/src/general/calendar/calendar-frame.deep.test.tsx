import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hydrate } from '../../../test/hydrate.tsx'
import { Calendar } from './calendar.tsx'
import { CalendarFrame } from './calendar-frame.tsx'

// On the last days of a month the next month's grid starts with a hidden cell for the same day.
test.each([undefined, '2026-12-10', '2026-11-30'])(
  'the server sends the room that it takes, and no day (%s)',
  async (today) => {
    const { container, complaints } = await hydrate(<Calendar months={2} today={today} />, {
      before: (root) => {
        expect(root.querySelectorAll('.sg-calendar-month')).toHaveLength(2)
        expect(root.querySelector('[data-day]')).toBeNull()
      },
    })
    expect(complaints).toEqual([])
    expect(container.querySelectorAll('[data-today] button')).toHaveLength(1)
  },
)

test.each([
  [1200, 1],
  [1200, 2],
  [360, 1],
] as const)('in a window of %d px the empty frame takes the room of %d months', async (width, months) => {
  await page.viewport(width, 900)
  const screen = await render(
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <div style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>
        <CalendarFrame months={months} />
      </div>
      <div style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>
        <Calendar months={months} today="2026-12-10" />
      </div>
    </div>,
  )
  const [frame, calendar] = [...(screen.container.firstElementChild?.children ?? [])].map((box) => {
    const { width, height } = box.getBoundingClientRect()
    return { width, height }
  })
  expect(frame).toEqual(calendar)
  expect(frame?.width).toBeGreaterThanOrEqual(7 * 44)
  await page.viewport(414, 896)
})
