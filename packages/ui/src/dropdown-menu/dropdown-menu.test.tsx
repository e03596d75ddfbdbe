import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

describeConformance(
  'DropdownMenuTrigger',
  (props) => <DropdownMenuTrigger {...props}>Account</DropdownMenuTrigger>,
  {
    slot: 'dropdown-menu-trigger',
    tag: 'button',
    wrap: (trigger) => <DropdownMenu>{trigger}</DropdownMenu>,
  },
)

async function menu(done: string[] = []) {
  return render(
    <DropdownMenu>
      <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Enquiry</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => done.push('copy')}>Copy</DropdownMenuItem>
        <DropdownMenuItem state="disabled" onSelect={() => done.push('merge')}>
          Merge
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => done.push('delete')}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
}

test('the keyboard opens it, walks past what is disabled, chooses and comes back', async () => {
  const done: string[] = []
  const screen = await menu(done)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['delete'])
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

test('Escape and a press outside close it and do nothing', async () => {
  const done: string[] = []
  const screen = await menu(done)
  const trigger = screen.getByRole('button', { name: 'Actions' })
  await trigger.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 300 } })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(done).toEqual([])
})

test('letters find an item', async () => {
  const screen = await menu()
  await screen.getByRole('button', { name: 'Actions' }).click()
  await userEvent.keyboard('d')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
})
