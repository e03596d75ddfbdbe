import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { Form } from '../form/form.tsx'
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const sample = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup label="Room" name="room" {...props}>
    <Radio value="garden" label="Garden" hint="On the ground floor" />
    <Radio value="sea" label="Sea" />
    <Radio value="roof" label="Roof" disabled />
  </RadioGroup>
)

describeConformance('RadioGroup', (props) => sample(props), { slot: 'radio-group', tag: 'fieldset' })
describeConformance('Radio', (props) => <Radio value="a" label="A" {...props} />, {
  slot: 'radio',
  tag: 'input',
  wrap: (radio) => <RadioGroup label="Room">{radio}</RadioGroup>,
})

const chosen = (form: Element | null) => new FormData(form as HTMLFormElement).get('room')

test('the group and its choices have names and descriptions', async () => {
  const screen = await render(sample({ hint: 'All have a bath', error: 'Choose a room', required: true }))
  const group = screen.getByRole('radiogroup', { name: 'Room' })
  await expect.element(group).toHaveAccessibleDescription('All have a bath Choose a room')
  await expect.element(group).toBeInvalid()
  await expect.element(group).toHaveAttribute('aria-required', 'true')
  const garden = screen.getByRole('radio', { name: 'Garden', exact: true })
  await expect.element(garden).toHaveAccessibleDescription('On the ground floor')
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('it goes with a plain form, and a reset takes it back', async () => {
  const told: string[] = []
  const screen = await render(
    <form>{sample({ defaultValue: 'garden', onValueChange: (value) => told.push(value) })}</form>,
  )
  const form = screen.container.querySelector('form')
  expect(chosen(form)).toBe('garden')
  await screen.getByText('Sea').click()
  expect(chosen(form)).toBe('sea')
  expect(told).toEqual(['sea'])
  form?.reset()
  expect(chosen(form)).toBe('garden')
})

test('its owner is obeyed', async () => {
  const screen = await render(sample({ value: 'garden' }))
  await screen.getByText('Sea').click()
  await expect.element(screen.getByRole('radio', { name: 'Garden' })).toBeChecked()
  await screen.rerender(sample({ value: 'sea' }))
  await expect.element(screen.getByRole('radio', { name: 'Sea' })).toBeChecked()
})

test('two groups without a name do not disturb each other', async () => {
  const screen = await render(
    <>
      <RadioGroup label="Room" defaultValue="sea">
        <Radio value="sea" label="Sea" />
      </RadioGroup>
      <RadioGroup label="Board">
        <Radio value="half" label="Half" />
      </RadioGroup>
    </>,
  )
  await screen.getByText('Half').click()
  await expect.element(screen.getByRole('radio', { name: 'Sea' })).toBeChecked()
})

test('the arrow keys choose, past what is disabled', async () => {
  const screen = await render(sample({ defaultValue: 'garden' }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Sea' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Garden' })).toBeChecked()
})

test('a message of the form around it stands in the group', async () => {
  const screen = await render(
    <Form check={() => [{ field: 'room', message: 'Choose a room' }]}>
      {sample()}
      <button type="submit">Send</button>
    </Form>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a room')
})

test('a finger has 44 pixels for every choice', async () => {
  const screen = await render(sample())
  for (const line of screen.container.querySelectorAll('label')) {
    expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
