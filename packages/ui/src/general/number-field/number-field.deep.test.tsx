import * as React from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

describeConformance('NumberField', (props) => <NumberField label="Guests" {...props} />, {
  slot: 'number-field',
  tag: 'input',
  frame: 'fieldClassName',
})

const show = (props: Partial<NumberFieldProps> = {}) =>
  render(<NumberField label="Guests" name="guests" min={1} max={12} defaultValue={2} {...props} />)

test('the buttons take one and give one, stop at the ends, and the number is announced', async () => {
  const told: (number | null)[] = []
  const screen = await show({ max: 4, onValueChange: (value) => told.push(value) })
  const field = screen.getByRole('spinbutton', { name: 'Guests' })
  const [less, more] = [
    screen.getByRole('button', { name: 'Fewer: Guests' }),
    screen.getByRole('button', { name: 'More: Guests' }),
  ]
  await less.click()
  await expect.element(field).toHaveValue(1)
  await expect.element(less).toBeDisabled()
  await more.click()
  await more.click()
  await more.click()
  await expect.element(more).toBeDisabled()
  await expect.element(screen.getByRole('status')).toHaveTextContent('4')
  expect(told).toEqual([1, 2, 3, 4])
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('what is typed is kept within the limits when one leaves the field', async () => {
  const told: (number | null)[] = []
  const screen = await show({ onValueChange: (value) => told.push(value) })
  const field = screen.getByRole('spinbutton')
  await field.fill('40')
  await userEvent.tab()
  await expect.element(field).toHaveValue(12)
  expect(told).toEqual([40, 12])
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).toHaveValue(null)
  expect(told).toEqual([40, 12, null])
})

test('an empty field begins at the smallest number', async () => {
  const screen = await show({ defaultValue: undefined })
  await screen.getByRole('button', { name: 'More: Guests' }).click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(1)
})

test('the keys of a spin button', async () => {
  const screen = await show({ max: 40 })
  const field = screen.getByRole('spinbutton')
  await userEvent.tab()
  for (const [key, value] of [
    ['{ArrowUp}', 3],
    ['{ArrowDown}', 2],
    ['{PageUp}', 12],
    ['{PageDown}', 2],
    ['{End}', 40],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(value)
  }
})

test('steps smaller than one do not lose their last digit', async () => {
  const screen = await show({ min: 0, step: 0.1, defaultValue: 0.2 })
  await screen.getByRole('button', { name: 'More: Guests' }).click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(0.3)
})

function Owned({ most }: { most: number }) {
  const [guests, setGuests] = React.useState<number | null>(2)
  return (
    <NumberField
      label="Guests"
      value={guests}
      onValueChange={(value) => setGuests(value === null ? null : Math.min(value, most))}
    />
  )
}

test('its owner is obeyed', async () => {
  const screen = await render(<Owned most={3} />)
  const more = screen.getByRole('button', { name: 'More: Guests' })
  await more.click()
  await more.click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(3)
})

test('a read-only field does not step, and it goes with a plain form', async () => {
  const screen = await render(
    <form>
      <NumberField label="Guests" name="guests" defaultValue={2} readOnly />
    </form>,
  )
  await expect.element(screen.getByRole('button', { name: 'More: Guests' })).toBeDisabled()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  const form = screen.container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('guests')).toBe('2')
})

test('a finger has 44 pixels on each button', async () => {
  const screen = await show()
  for (const button of screen.container.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test("a form's reset brings back what it began with, for the buttons too", async () => {
  const screen = await render(
    <form>
      <NumberField label="Guests" defaultValue={2} min={1} max={3} />
    </form>,
  )
  const more = screen.getByRole('button', { name: 'More: Guests' })
  await more.click()
  await expect.element(more).toBeDisabled()
  screen.container.querySelector('form')?.reset()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(2)
  await expect.element(more).toBeEnabled()
})
