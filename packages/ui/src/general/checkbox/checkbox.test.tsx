import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Checkbox } from './checkbox.tsx'

describeConformance('Checkbox', (props) => <Checkbox {...props} label="Label" />, {
  slot: 'checkbox',
  tag: 'input',
  frame: 'fieldClassName',
})

test('the whole line and the space bar turn it on and off', async () => {
  const screen = await render(<Checkbox label="Send me offers" />)
  const box = screen.getByRole('checkbox', { name: 'Send me offers' })
  await screen.getByText('Send me offers').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('some but not all is a dash, also after a press that the consumer answers with the same', async () => {
  const screen = await render(<Checkbox label="All" indeterminate checked={false} onChange={() => {}} />)
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBePartiallyChecked()
  await screen.rerender(<Checkbox label="All" indeterminate checked={true} onChange={() => {}} />)
  await expect.element(box).toBePartiallyChecked()
  await screen.rerender(<Checkbox label="All" checked={true} onChange={() => {}} />)
  await expect.element(box).toBeChecked()
})

test('an error is tied to the box', async () => {
  const screen = await render(<Checkbox label="I agree" error="Please agree first" />)
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree first')
  await expect.element(screen.getByRole('checkbox')).toBeInvalid()
})

test('with a hidden label a finger still has 44 pixels', async () => {
  const screen = await render(<Checkbox label="Select" labelVisibility="hidden" />)
  await expect.element(screen.getByRole('checkbox', { name: 'Select' })).toBeInTheDocument()
  expect(screen.container.textContent).toBe('')
  const { width, height } = screen.container.querySelector('label')?.getBoundingClientRect() ?? new DOMRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})
