import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

const commands = [
  { id: 'new', label: 'New enquiry', group: 'Enquiries', shortcut: ['Ctrl', 'N'] },
  { id: 'find', label: 'Find a guest', group: 'Enquiries' },
  { id: 'theme', label: 'Change the theme', keywords: 'dark light' },
]

describeConformance('CommandPalette', (props) => <CommandPalette commands={commands} {...props} />, {
  slot: 'command-palette',
  tag: 'dialog',
})

async function show(props: Partial<CommandPaletteProps> = {}) {
  const done: string[] = []
  const screen = await render(
    <CommandPalette defaultOpen commands={commands} onRun={(id) => done.push(id)} {...props} />,
  )
  const isMarked = async (name: string) => {
    const { id } = screen.getByRole('option', { name, exact: false }).element()
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id)
  }
  return { screen, done, isMarked }
}

test('it opens with the focus in its field and the first command marked', async () => {
  const { screen, isMarked } = await show()
  await expect.element(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Search commands' })).toHaveFocus()
  await isMarked('New enquiry')
  await expect.element(screen.getByRole('group', { name: 'Enquiries' })).toBeVisible()
  expect(await findAccessibilityProblems(document.body)).toEqual([])
})

test('typing finds, Enter runs, closes and forgets what was typed', async () => {
  const { screen, done, isMarked } = await show()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('dark')
  await isMarked('Change the theme')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 command')
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['theme'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
})

test('Down goes on from the marked command', async () => {
  const { screen, isMarked } = await show()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await isMarked('Find a guest')
})

test('a press runs a command', async () => {
  const { screen, done } = await show()
  await screen.getByRole('option', { name: 'Find a guest' }).click()
  expect(done).toEqual(['find'])
})

test('those used last come first', async () => {
  const { screen, isMarked } = await show({ recent: ['theme'] })
  await isMarked('Change the theme')
  await expect.element(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
  expect(screen.getByRole('option').elements()).toHaveLength(3)
})

test('what fits nothing is said so, and Enter does nothing', async () => {
  const { screen, done } = await show()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('zebra{Enter}')
  await expect.element(screen.getByText('No matches')).toBeVisible()
  expect(done).toEqual([])
})

test('Ctrl and its letter open and close it, and its owner is told', async () => {
  const told: boolean[] = []
  const { screen } = await show({ defaultOpen: false, onOpenChange: (open) => told.push(open) })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => told).toEqual([true, false])
})

test('an owner who does not let it open is obeyed', async () => {
  const { screen } = await show({ defaultOpen: undefined, open: false })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
