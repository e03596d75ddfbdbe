import * as React from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const options = [
  { value: 'anj', label: 'Anjuna' },
  { value: 'bag', label: 'Baga', disabled: true },
  { value: 'can', label: 'Candolim' },
  { value: 'sao', label: 'São Jacinto' },
]

describeConformance('Combobox', (props) => <Combobox label="Beach" options={options} {...props} />, {
  slot: 'combobox',
  tag: 'input',
  frame: 'fieldClassName',
})

async function show(props: Partial<ComboboxProps> = {}) {
  const told: (string | null)[] = []
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Beach"
        name="beach"
        options={options}
        onValueChange={(value) => told.push(value)}
        {...props}
      />
      <button type="submit">Send</button>
    </form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  const box = screen.getByRole('combobox', { name: 'Beach' })
  const optionNames = () =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  return { screen, told, form, box, optionNames, sent: () => new FormData(form).get('beach') }
}

test('typing finds, Enter chooses, and the form gets the value', async () => {
  const { screen, told, box, optionNames, sent } = await show()
  await userEvent.tab()
  await userEvent.keyboard('sao')
  await expect.poll(optionNames).toEqual(['São Jacinto'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 choice')
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('São Jacinto')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  expect(told).toEqual(['sao'])
  expect(sent()).toBe('sao')
})

test('the arrow keys go round, past what is disabled, and name the option they are at', async () => {
  const { screen, box } = await show()
  await userEvent.tab()
  const expectAt = async (name: string) => {
    const option = screen.getByRole('option', { name }).element()
    await expect.element(box).toHaveAttribute('aria-activedescendant', option.id)
  }
  await userEvent.keyboard('{ArrowDown}')
  await expectAt('Anjuna')
  await userEvent.keyboard('{ArrowDown}')
  await expectAt('Candolim')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expectAt('São Jacinto')
  await userEvent.keyboard('{ArrowDown}')
  await expectAt('Anjuna')
})

test('a press chooses, and the button shows everything', async () => {
  const { screen, told, box, optionNames } = await show({ defaultValue: 'anj' })
  await screen.getByRole('button', { name: 'Show all: Beach' }).click()
  await expect.poll(optionNames).toHaveLength(4)
  await expect.element(box).toHaveFocus()
  await screen.getByRole('option', { name: 'Candolim' }).click()
  await expect.element(box).toHaveValue('Candolim')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(told).toEqual(['can'])
})

test('what fits nothing is said so, and undone when one leaves', async () => {
  const { screen, told, box } = await show({ defaultValue: 'anj' })
  await box.fill('Mumbai')
  await expect.element(screen.getByText('No matches')).toBeVisible()
  await userEvent.tab()
  await expect.element(box).toHaveValue('Anjuna')
  expect(told).toEqual([])
})

test('a name typed in full is chosen when one leaves, and an emptied field is no choice', async () => {
  const { told, box, sent } = await show({ defaultValue: 'anj' })
  await box.fill('candolim')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Candolim')
  await box.fill('')
  await userEvent.tab()
  expect(told).toEqual(['can', null])
  expect(sent()).toBe('')
})

test('Escape closes the list and brings back what was chosen', async () => {
  const { box } = await show({ defaultValue: 'anj' })
  await box.fill('can')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Anjuna')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
})

test('free text is kept and sent, and Enter does not replace it', async () => {
  const { told, box, sent } = await show({ freeText: true })
  await box.fill('Can')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Can')
  expect(sent()).toBe('Can')
  await box.fill('Candolim')
  expect(sent()).toBe('can')
  expect(told).toEqual(['Can', 'can'])
})

test('a reset brings back what it began with', async () => {
  const { screen, form, box, sent } = await show({ defaultValue: 'anj' })
  await box.fill('can')
  await screen.getByRole('option', { name: 'Candolim' }).click()
  form.reset()
  await expect.element(box).toHaveValue('Anjuna')
  expect(sent()).toBe('anj')
})

function Owned() {
  const [beach, setBeach] = React.useState<string | null>('anj')
  return (
    <Combobox
      label="Beach"
      options={options}
      value={beach}
      onValueChange={(value) => value !== 'can' && setBeach(value)}
    />
  )
}

test('its owner is obeyed', async () => {
  const screen = await render(<Owned />)
  const box = screen.getByRole('combobox')
  await box.fill('can')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Anjuna')
  await box.fill('sao')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('São Jacinto')
})

test('the list is as wide as the field and stands below it; each option has 44 pixels', async () => {
  const { screen, box } = await show()
  await box.click()
  const list = screen.getByRole('listbox').element().parentElement as HTMLElement
  const field = box.element().getBoundingClientRect()
  await expect.poll(() => list.getBoundingClientRect().width).toBe(field.width)
  expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom)
  for (const option of screen.getByRole('option').elements()) {
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
