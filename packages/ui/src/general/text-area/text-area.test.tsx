import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { TextArea } from './text-area.tsx'

describeConformance('TextArea', (props) => <TextArea {...props} label="Label" />, {
  slot: 'text-area',
  tag: 'textarea',
  frame: 'fieldClassName',
})

test('grows with what is typed, up to a limit', async () => {
  const screen = await render(<TextArea label="Message" />)
  const area = screen.getByRole('textbox', { name: 'Message' })
  const height = () => area.element().getBoundingClientRect().height
  const empty = height()
  await area.fill('line\n'.repeat(9))
  expect(height()).toBeGreaterThan(empty)
  await area.fill('line\n'.repeat(90))
  expect(height()).toBeLessThanOrEqual(24 * 16)
})
