import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { TextField } from './text-field.tsx'

describeConformance('TextField', (props) => <TextField {...props} label="Label" />, {
  slot: 'text-field',
  tag: 'input',
  frame: 'fieldClassName',
})

test('an error marks and describes the input, and its class goes with it', async () => {
  const screen = await render(
    <TextField label="Phone" type="tel" required error="Phone is required" fieldClassName="theirs" />,
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  await expect.element(input).toHaveAttribute('type', 'tel')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription('Phone is required')
  expect(input.element().closest('.theirs')).not.toBeNull()
})

test('a press on the label puts the caret into the input', async () => {
  const screen = await render(<TextField label="Name" />)
  await screen.getByText('Name').click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})
