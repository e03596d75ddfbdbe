import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  type DropdownMenuProps,
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

describeConformance('DropdownMenuContent', (props) => <DropdownMenuContent {...props} />, {
  slot: 'dropdown-menu-content',
  tag: 'div',
  wrap: (content) => (
    <DropdownMenu id="part">
      <DropdownMenuTrigger>Account</DropdownMenuTrigger>
      {content}
    </DropdownMenu>
  ),
})

const inMenu = (part: React.ReactElement) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger>Account</DropdownMenuTrigger>
    <DropdownMenuContent>
      {part}
      <DropdownMenuItem>Copy</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

describeConformance('DropdownMenuItem', (props) => <DropdownMenuItem {...props}>Profile</DropdownMenuItem>, {
  slot: 'dropdown-menu-item',
  tag: 'div',
  hasActed: (item) => item.closest(':popover-open') === null,
  renderAsChild: (props) => (
    <DropdownMenuItem {...props} asChild>
      <a href="/elsewhere">Profile</a>
    </DropdownMenuItem>
  ),
  wrap: inMenu,
})
describeConformance(
  'DropdownMenuCheckboxItem',
  (props) => (
    <DropdownMenuCheckboxItem checked {...props}>
      Guests
    </DropdownMenuCheckboxItem>
  ),
  { slot: 'dropdown-menu-checkbox-item', tag: 'div', wrap: inMenu },
)
describeConformance('DropdownMenuLabel', (props) => <DropdownMenuLabel {...props}>You</DropdownMenuLabel>, {
  slot: 'dropdown-menu-label',
  tag: 'div',
  wrap: inMenu,
})
describeConformance('DropdownMenuSeparator', (props) => <DropdownMenuSeparator {...props} />, {
  slot: 'dropdown-menu-separator',
  tag: 'hr',
  wrap: inMenu,
})

async function menu(done: string[] = [], props: Partial<DropdownMenuProps> = {}) {
  return render(
    <DropdownMenu {...props}>
      <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Enquiry</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => done.push('copy')}>Copy</DropdownMenuItem>
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault()
            done.push('keep')
          }}
        >
          Keep open
        </DropdownMenuItem>
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
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
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

test('the same letter again goes on to the next, and a word with a space is one word', async () => {
  const screen = await render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Sights</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Cola</DropdownMenuItem>
        <DropdownMenuItem>Cabo</DropdownMenuItem>
        <DropdownMenuItem>Fort Tiracol</DropdownMenuItem>
        <DropdownMenuItem>Fort Aguada</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  await expect.element(screen.getByRole('menu')).toHaveFocus()
  const expectAt = (name: string) => expect.element(screen.getByRole('menuitem', { name })).toHaveFocus()
  await userEvent.keyboard('c')
  await expectAt('Cola')
  await userEvent.keyboard('c')
  await expectAt('Cabo')
  await new Promise((resolve) => setTimeout(resolve, 850))
  await userEvent.keyboard('fort a')
  await expectAt('Fort Aguada')
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('Up on the button opens it at the last item', async () => {
  const screen = await menu()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
})

test('Tab closes it and goes on from the button', async () => {
  const screen = await render(
    <>
      {inMenu(<DropdownMenuItem>Profile</DropdownMenuItem>)}
      <a href="#after">After</a>
    </>,
  )
  await expect.element(screen.getByRole('menu')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('the pointer and the keys move the same highlight; a press on what is disabled does nothing', async () => {
  const done: string[] = []
  const screen = await menu(done)
  await screen.getByRole('button', { name: 'Actions' }).click()
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toHaveFocus()
  await screen.getByRole('menuitem', { name: 'Copy' }).hover()
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Keep open' })).toHaveFocus()
  await screen.getByRole('menuitem', { name: 'Merge' }).click({ force: true })
  await expect.element(screen.getByRole('menu')).toBeVisible()
  expect(done).toEqual([])
})

test('an action that prevents the end of it leaves the menu open', async () => {
  const done: string[] = []
  const screen = await menu(done)
  await screen.getByRole('button', { name: 'Actions' }).click()
  await screen.getByRole('menuitem', { name: 'Keep open' }).click()
  expect(done).toEqual(['keep'])
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('what is on or off is told, and the menu stays open', async () => {
  const told: boolean[] = []
  const screen = await render(
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Columns</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuCheckboxItem checked onCheckedChange={(on) => told.push(on)}>
          Guests
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked={false} onCheckedChange={(on) => told.push(on)}>
          Nights
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked state="disabled" onCheckedChange={(on) => told.push(on)}>
          Price
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  await expect.element(screen.getByRole('menu')).toHaveFocus()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Guests' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} {ArrowDown} ')
  await screen.getByRole('menuitemcheckbox', { name: 'Price' }).click({ force: true })
  expect(told).toEqual([false, true, true])
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('its owner is told once, and obeyed', async () => {
  const told: boolean[] = []
  const screen = await menu([], { open: false, onOpenChange: (open) => told.push(open) })
  await screen.getByRole('button', { name: 'Actions' }).click()
  await expect.poll(() => told).toEqual([true])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('it stands at the end of its button in both directions, and is as wide as that at least', async () => {
  const screen = await render(
    <div data-testid="frame" style={{ padding: '0 20rem' }}>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger style={{ inlineSize: '14rem' }}>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>,
  )
  await page.viewport(1000, 600)
  const box = (role: 'button' | 'menu') => screen.getByRole(role).element().getBoundingClientRect()
  await expect.poll(() => box('menu').right).toBe(box('button').right)
  expect(box('menu').width).toBeGreaterThanOrEqual(box('button').width)
  screen.getByTestId('frame').element().setAttribute('dir', 'rtl')
  await expect.poll(() => box('menu').left).toBe(box('button').left)
})

test('the keys reach the end of a menu that scrolls under the pointer', async () => {
  await page.viewport(320, 480)
  await render(
    <div style={{ paddingBlockStart: 220 }}>
      <DropdownMenu>
        <DropdownMenuTrigger>Move</DropdownMenuTrigger>
        <DropdownMenuContent>
          {Array.from({ length: 31 }, (_, day) => `Day ${day + 1}`).map((name) => (
            <DropdownMenuItem key={name}>{name}</DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>,
  )
  await page.getByRole('button', { name: 'Move' }).click()
  const box = (part: Element) => part.getBoundingClientRect()
  const menu = page.getByRole('menu').element()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Day 31')
  expect(box(document.activeElement as Element).bottom).toBeLessThanOrEqual(box(menu).bottom)
})

test('it opens without a script', async () => {
  const html = showServerHtml(inMenu(<DropdownMenuItem>Profile</DropdownMenuItem>))
  html.querySelector('button')?.click()
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})
