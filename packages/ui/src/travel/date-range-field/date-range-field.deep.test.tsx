import * as React from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import { FiltersBar } from '../../general/filters-bar/filters-bar.tsx'
import { Form } from '../../general/form/form.tsx'
import { TextField } from '../../general/text-field/text-field.tsx'
import { DateRangeField, type DateRangeFieldProps, type Stay } from './date-range-field.tsx'

describeConformance('DateRangeField', (props) => <DateRangeField label="Your stay" {...props} />, {
  slot: 'date-range-field',
  tag: 'fieldset',
})

const show = (props: Partial<DateRangeFieldProps> = {}) =>
  render(
    <form>
      <DateRangeField label="Your stay" nameFrom="checkIn" nameTo="checkOut" today="2026-12-10" {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
const checkIn = page.getByLabelText('Check-in')
const checkOut = page.getByLabelText('Check-out')
const opener = page.getByRole('button', { name: 'Choose dates in a calendar' })
const panel = page.getByRole('dialog')
const day = (iso: string) =>
  page.elementLocator(document.querySelector(`[data-day="${iso}"] > button`) as Element)
const sent = () => Object.fromEntries(new FormData(document.forms[0]))
const stay = { from: '2026-12-23', to: '2026-12-27' }

async function openCalendar(): Promise<void> {
  await opener.click()
  await expect.element(panel.getByRole('grid').first()).toBeVisible()
}

test('a typed stay is told, counted, and goes with a plain form', async () => {
  const told: Stay[] = []
  const screen = await show({ onValueChange: (now) => told.push(now) })
  await checkIn.fill('2026-12-23')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await checkOut.fill('2026-12-24')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 night')
  await checkOut.fill('2026-12-27')
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 nights')
  expect(told.at(-1)).toEqual(stay)
  expect(sent()).toEqual({ checkIn: '2026-12-23', checkOut: '2026-12-27' })
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('a stay is chosen in the calendar, which then closes, and the focus comes back', async () => {
  const told: Stay[] = []
  await show({ onValueChange: (now) => told.push(now) })
  await openCalendar()
  await expect.poll(() => document.activeElement).toBe(day('2026-12-10').element())
  await day('2026-12-23').click()
  await expect.element(checkIn).toHaveValue('2026-12-23')
  await expect.element(panel).toBeVisible()
  await day('2026-12-27').click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(told).toEqual([{ from: '2026-12-23', to: '' }, stay])
  expect(sent()).toEqual({ checkIn: '2026-12-23', checkOut: '2026-12-27' })
})

test('the calendar opens at the month of the stay, also after another was typed', async () => {
  await show({ defaultValue: stay })
  await openCalendar()
  await expect.element(panel.getByRole('grid').first()).toHaveAccessibleName('December 2026')
  await userEvent.keyboard('{Escape}')
  await checkIn.fill('2027-03-01')
  await openCalendar()
  await expect.element(panel.getByRole('grid').first()).toHaveAccessibleName('March 2027')
})

test.each([
  ['Check-out must be after check-in', { from: '2026-12-23', to: '2026-12-23' }],
  ['Some of these dates are not available', { from: '2026-12-23', to: '2026-12-27' }],
])('%s: it is said, and not sent', async (message, defaultValue) => {
  const screen = await show({ defaultValue, isUnavailable: (it) => it === '2026-12-25' })
  await expect.element(checkOut).toHaveAccessibleDescription(message)
  await expect.element(checkOut).toHaveAttribute('aria-invalid', 'true')
  expect(document.forms[0]?.checkValidity()).toBe(false)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await checkOut.fill('2026-12-24')
  await expect.element(checkOut).not.toHaveAttribute('aria-invalid')
  expect(document.forms[0]?.checkValidity()).toBe(true)
})

test.each([
  ['Choose 10 December 2026 or later', checkIn, { from: '2026-12-09', to: '2026-12-12' }],
  ['Choose 31 March 2027 or earlier', checkOut, { from: '2027-03-30', to: '2027-04-01' }],
])(
  '%s: outside of its limits, the field says which day is possible',
  async (message, field, defaultValue) => {
    await show({ defaultValue, min: '2026-12-10', max: '2027-03-31' })
    await expect.element(field).toHaveAccessibleDescription(message)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    expect(document.forms[0]?.checkValidity()).toBe(false)
  },
)

test('the words of a refusal are the app’s', async () => {
  await show({
    defaultValue: { from: '2026-12-09' },
    min: '2026-12-10',
    labels: { early: 'From {day}, please' },
  })
  await expect.element(checkIn).toHaveAccessibleDescription('From 10 December 2026, please')
})

test('a year is not refused while it is typed', async () => {
  await show({ defaultValue: { from: '0202-12-24', to: '2026-12-27' }, min: '2026-12-10' })
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})

test.each([256, 288])('in a panel of %i px both days are readable', async (width) => {
  await render(
    <div style={{ inlineSize: `${width}px` }}>
      <DateRangeField label="Your stay" defaultValue={stay} />
    </div>,
  )
  for (const field of [checkIn, checkOut]) {
    expect(field.element().getBoundingClientRect().width).toBeGreaterThan(180)
  }
  expect(opener.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    page.getByRole('group').element().getBoundingClientRect().right,
  )
})

function Owned() {
  const [value, setValue] = React.useState<Stay>(stay)
  return (
    <DateRangeField label="Your stay" value={value} onValueChange={(next) => next.to && setValue(next)} />
  )
}

test('its owner is obeyed', async () => {
  await render(<Owned />)
  await checkIn.fill('2026-12-24')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 nights')
  await openCalendar()
  await day('2026-12-20').click()
  await expect.element(checkIn).toHaveValue('2026-12-24')
})

test('what was typed before the script arrived counts, and a reset form is empty again', async () => {
  const { container, complaints } = await hydrate(
    <form>
      <DateRangeField label="Your stay" />
    </form>,
    {
      before: (root) => {
        const [from, to] = root.querySelectorAll('input')
        if (from && to) [from.value, to.value] = [stay.from, stay.to]
      },
    },
  )
  expect(complaints).toEqual([])
  const status = container.querySelector('[role=status]')
  await expect.poll(() => status?.textContent).toBe('4 nights')
  document.forms[0]?.reset()
  await expect.poll(() => status?.textContent).toBe('')
})

test('a surrounding form says what is wrong with either day', async () => {
  await render(
    <Form
      check={() => [{ field: 'checkIn', message: 'Say when you arrive' }]}
      onValid={() => {}}
      aria-label="Booking"
    >
      <DateRangeField label="Your stay" nameFrom="checkIn" nameTo="checkOut" />
      <button type="submit">Send</button>
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(checkIn).toHaveAccessibleDescription('Say when you arrive')
})

test.each([
  [1200, 2],
  [390, 1],
])('a window of %d px shows %d months, and the panel stays in it', async (width, months) => {
  await page.viewport(width, 844)
  await show()
  await openCalendar()
  await expect.element(panel.getByRole('grid')).toHaveLength(months)
  const { left, right } = panel.element().getBoundingClientRect()
  expect(left).toBe(checkIn.element().getBoundingClientRect().left)
  expect(right).toBeLessThanOrEqual(width)
  await page.viewport(414, 896)
})

test.each([390, 768, 1440])(
  'among filters at %i px its inputs stand on the line of their neighbours',
  async (width) => {
    await page.viewport(width, 900)
    const screen = await render(
      <FiltersBar fold="never">
        <TextField label="Place" name="place" />
        <DateRangeField
          label="Stay"
          nameFrom="from"
          nameTo="to"
          defaultValue={{ from: '2027-01-04', to: '2027-01-07' }}
        />
      </FiltersBar>,
    )
    const boxOf = (label: string) =>
      screen.getByLabelText(label, { exact: true }).element().getBoundingClientRect()
    const nights = screen.getByText('3 nights').element().getBoundingClientRect()
    const [place, from] = [boxOf('Place'), boxOf('Check-in')]
    if (width > 390) expect(place.bottom).toBeCloseTo(from.bottom, 0)
    else expect(place.bottom).toBeLessThan(from.top)
    expect(nights.bottom).toBeLessThanOrEqual(from.top)
  },
)
