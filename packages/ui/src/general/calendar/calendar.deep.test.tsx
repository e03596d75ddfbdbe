import * as React from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { Calendar, type CalendarProps, type DayRange } from './calendar.tsx'

describeConformance('Calendar', (props) => <Calendar {...props} />, { slot: 'calendar', tag: 'div' })

const show = (props: CalendarProps = {}) => render(<Calendar today="2026-12-10" {...props} />)
const dayIn = (root: Element, day: string) =>
  root.querySelector<HTMLButtonElement>(`[data-day="${day}"] > button`) as HTMLButtonElement

async function press(root: Element, ...days: string[]): Promise<void> {
  for (const day of days) await userEvent.click(dayIn(root, day))
}

test('one day is chosen, and said', async () => {
  const told: string[] = []
  const screen = await show({ onValueChange: (day: string) => told.push(day) })
  await press(screen.container, '2026-12-24', '2026-12-25', '2026-12-25')
  await expect
    .element(screen.getByRole('button', { name: /^Friday.* 25 December 2026, selected$/ }))
    .toBeVisible()
  expect(told).toEqual(['2026-12-24', '2026-12-25', '2026-12-25'])
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveLength(1)
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('a stay is chosen by its first day and its last, which follows the first', async () => {
  const told: DayRange[] = []
  const screen = await show({ mode: 'range', onValueChange: (range) => told.push(range) })
  await press(screen.container, '2026-12-24', '2026-12-20', '2026-12-23')
  await expect
    .poll(() => told)
    .toEqual([{ from: '2026-12-24' }, { from: '2026-12-20' }, { from: '2026-12-20', to: '2026-12-23' }])
  await expect
    .element(screen.getByRole('button', { name: /^Sunday.* 20 December 2026, first day$/ }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^Wednesday.* 23 December 2026, last day$/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveLength(4)
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('the day that is pointed at shows the stay that it would make', async () => {
  const screen = await show({ mode: 'range', defaultValue: { from: '2026-12-14' } })
  const previewed = () => screen.container.querySelectorAll('.sg-calendar-preview').length
  await userEvent.hover(dayIn(screen.container, '2026-12-17'))
  await expect.poll(previewed).toBe(4)
  await userEvent.hover(dayIn(screen.container, '2026-12-12'))
  await expect.poll(previewed).toBe(0)
})

test('days outside the limits and unavailable ones are not chosen, and no stay reaches across them', async () => {
  const told: DayRange[] = []
  const screen = await show({
    mode: 'range',
    min: '2026-12-05',
    max: '2026-12-28',
    isUnavailable: (day) => day === '2026-12-16',
    onValueChange: (range) => told.push(range),
  })
  for (const day of ['2026-12-04', '2026-12-29', '2026-12-16']) {
    expect(dayIn(screen.container, day)).toBeDisabled()
  }
  await press(screen.container, '2026-12-14', '2026-12-18', '2026-12-20')
  await expect
    .poll(() => told)
    .toEqual([{ from: '2026-12-14' }, { from: '2026-12-18' }, { from: '2026-12-18', to: '2026-12-20' }])
  await expect.element(screen.getByLabelText('Next month')).toHaveAttribute('aria-disabled', 'true')
})

function Owned() {
  const [day, setDay] = React.useState('2026-12-24')
  return <Calendar value={day} onValueChange={(next) => next > day && setDay(next)} today="2026-12-10" />
}

test('its owner is obeyed', async () => {
  const screen = await render(<Owned />)
  await press(screen.container, '2026-12-20', '2026-12-26')
  await expect
    .poll(() => screen.container.querySelector('[data-selected]')?.getAttribute('data-day'))
    .toBe('2026-12-26')
})

test('the keys move from month to month without taking the days of two months for one', async () => {
  const screen = await show({ months: 2, defaultValue: '2026-12-31' })
  dayIn(screen.container, '2026-12-31').focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement).toBe(dayIn(screen.container, '2027-01-01'))
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(dayIn(screen.container, '2027-02-01'))
})

test('a finger has 44 pixels on each day, and every month is as high as the next', async () => {
  const screen = await show()
  const height = () => screen.container.getBoundingClientRect().height
  const before = height()
  for (const button of screen.container.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await screen.getByLabelText('Next month').click()
    expect(height()).toBe(before)
  }
})
