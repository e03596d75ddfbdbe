import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Select } from './select.tsx'

const options = ['Default', 'Name A-Z', 'Rating'].map((name) => <option key={name}>{name}</option>)

describeConformance(
  'Select',
  (props) => (
    <Select {...props} label="Sort">
      {options}
    </Select>
  ),
  { slot: 'select', tag: 'select', frame: 'fieldClassName' },
)

test('the keyboard chooses without opening anything', async () => {
  const chosen: string[] = []
  const screen = await render(
    <Select label="Sort" onChange={(event) => chosen.push(event.target.value)}>
      {options}
    </Select>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('combobox', { name: 'Sort' })).toHaveFocus()
  await userEvent.keyboard('R')
  expect(chosen).toEqual(['Rating'])
})
