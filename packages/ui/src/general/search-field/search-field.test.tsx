import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SearchField } from './search-field.tsx'

describeConformance('SearchField', (props) => <SearchField {...props} label="Label" />, {
  slot: 'search-field',
  tag: 'input',
  frame: 'fieldClassName',
})

test('Clear is there only when there is something to clear, and typing goes on', async () => {
  const heard: string[] = []
  const screen = await render(
    <SearchField
      label="Search"
      onChange={(event) => heard.push(event.target.value)}
      onClear={() => heard.push('cleared')}
    />,
  )
  const input = screen.getByRole('searchbox', { name: 'Search' })
  const clear = screen.getByRole('button', { name: 'Clear text' })
  await expect.element(clear).not.toBeInTheDocument()
  await input.fill('pool')
  await clear.click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  expect(heard).toEqual(['pool', '', 'cleared'])
})

test('a controlled field hears of clearing as of typing', async () => {
  let value = 'pool'
  const field = () => (
    <SearchField
      label="Search"
      value={value}
      onChange={(event) => {
        value = event.target.value
      }}
    />
  )
  const screen = await render(field())
  await screen.getByRole('button', { name: 'Clear text' }).click()
  await screen.rerender(field())
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('what can only be read can’t be cleared', async () => {
  const screen = await render(<SearchField label="Search" defaultValue="pool" readOnly />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('pool')
  await expect.element(screen.getByRole('button', { name: 'Clear text' })).not.toBeInTheDocument()
})
