import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { Switch } from './switch.tsx'

describeConformance('Switch', (props) => <Switch label="Offers" {...props} />, {
  slot: 'switch',
  tag: 'input',
  frame: 'fieldClassName',
})

test('the whole line and the space bar turn it on and off, and its owner is told', async () => {
  const told: boolean[] = []
  const screen = await render(
    <Switch label="Offers" hint="Twice a year" onCheckedChange={(on) => told.push(on)} />,
  )
  const control = screen.getByRole('switch', { name: 'Offers', exact: true })
  await expect.element(control).toHaveAccessibleDescription('Twice a year')
  await screen.getByText('Offers').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect(told).toEqual([true, false])
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('it goes with a plain form', async () => {
  const screen = await render(
    <form>
      <Switch label="Offers" name="offers" value="yes" defaultChecked />
    </form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('offers')).toBe('yes')
  await screen.getByRole('switch').click()
  expect(new FormData(form).get('offers')).toBeNull()
})

test('its owner is obeyed', async () => {
  const screen = await render(<Switch label="Offers" checked={false} onCheckedChange={() => {}} />)
  await screen.getByRole('switch').click()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
})

test('a finger has 44 pixels, and the knob goes to the end in both directions', async () => {
  const screen = await render(
    <>
      <Switch label="Left to right" defaultChecked />
      <div dir="rtl">
        <Switch label="Right to left" defaultChecked />
      </div>
    </>,
  )
  for (const line of screen.container.querySelectorAll('label')) {
    expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  const knobOf = (name: string) =>
    getComputedStyle(screen.getByRole('switch', { name }).element(), '::before').translate
  await expect.poll(() => knobOf('Left to right')).toBe('18px')
  await expect.poll(() => knobOf('Right to left')).toBe('-18px')
})
