import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { DateField } from './date-field.tsx'

describeConformance('DateField', (props) => <DateField {...props} label="Label" />, {
  slot: 'date-field',
  tag: 'input',
  frame: 'fieldClassName',
})

test('takes and gives a day, and is required for the browser too', async () => {
  const screen = await render(<DateField label="Date of plan" required />)
  const input = screen.getByLabelText('Date of plan')
  await expect.element(input).toHaveAttribute('type', 'date')
  await expect.element(input).toBeRequired()
  await input.fill('2026-12-24')
  await expect.element(input).toHaveValue('2026-12-24')
})
