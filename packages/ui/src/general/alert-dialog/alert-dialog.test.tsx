import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

const sample = (props: Partial<AlertDialogProps>) => (
  <AlertDialog
    title="Delete enquiry"
    description="Are you sure you want to delete this enquiry?"
    labels={{ confirm: 'Delete' }}
    onConfirm={() => {}}
    {...props}
  />
)

describeConformance('AlertDialog', (props) => sample(props), { slot: 'alert-dialog', tag: 'dialog' })

test('asks in full and has the safe button ready', async () => {
  const screen = await render(sample({ defaultOpen: true }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete enquiry' })
  await expect.element(dialog).toHaveAccessibleDescription('Are you sure you want to delete this enquiry?')
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test.each([
  ['Cancel', 0],
  ['Delete', 1],
] as const)('%s closes it and confirms %i times', async (name, times) => {
  const told: boolean[] = []
  let confirmed = 0
  const screen = await render(
    sample({ defaultOpen: true, onConfirm: () => confirmed++, onOpenChange: (now) => told.push(now) }),
  )
  await screen.getByRole('button', { name }).click()
  await expect.poll(() => told.at(-1)).toBe(false)
  expect(confirmed).toBe(times)
})

test('Enter right away and Escape do nothing but close; a press beside does not even that', async () => {
  let confirmed = 0
  const at = (open: boolean) => sample({ open, onConfirm: () => confirmed++ })
  const screen = await render(at(true))
  const dialog = screen.getByRole('alertdialog').element() as HTMLDialogElement
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })
  expect(dialog.open).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(confirmed).toBe(0)
  await screen.rerender(at(false))
  await screen.rerender(at(true))
  await userEvent.keyboard('{Escape}')
  expect(confirmed).toBe(0)
})
