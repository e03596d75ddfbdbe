import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { Popover, PopoverContent, type PopoverProps, PopoverTrigger } from './popover.tsx'

describeConformance('PopoverContent', (props) => <PopoverContent {...props} aria-label="Dates" />, {
  slot: 'popover-content',
  tag: 'div',
  wrap: (part) => <Popover id="part">{part}</Popover>,
})
describeConformance('PopoverTrigger', (props) => <PopoverTrigger {...props}>Dates</PopoverTrigger>, {
  slot: 'popover-trigger',
  tag: 'button',
  wrap: (part) => (
    <Popover id="panel">
      {part}
      <PopoverContent aria-label="Dates" />
    </Popover>
  ),
})

const sample = (props: Partial<PopoverProps> = {}) => (
  <Popover {...props}>
    <PopoverTrigger>Dates</PopoverTrigger>
    <PopoverContent aria-label="Dates">
      <a href="#today">Today</a>
    </PopoverContent>
  </Popover>
)

test('the trigger shows and hides it, and says which', async () => {
  const screen = await render(sample())
  const trigger = screen.getByRole('button', { name: 'Dates' })
  await trigger.click()
  await expect.element(screen.getByRole('dialog', { name: 'Dates' })).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
  await trigger.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('with the keyboard: Enter opens, Tab goes in, Escape closes and comes back', async () => {
  const screen = await render(sample())
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'Today' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a press elsewhere closes it', async () => {
  const told: boolean[] = []
  const screen = await render(sample({ defaultOpen: true, onOpenChange: (now) => told.push(now) }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 380, y: 600 } })
  await expect.poll(() => told).toEqual([false])
})

test('a controlled one follows its owner, and does not tell the owner of that', async () => {
  const told: boolean[] = []
  const at = (open: boolean) => sample({ open, onOpenChange: (now) => told.push(now) })
  const screen = await render(at(true))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.rerender(at(false))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(told).toEqual([])
})

test('stands under its trigger, also when its owner opened it, and above where there is no room below', async () => {
  const screen = await render(<div data-testid="frame">{sample({ defaultOpen: true })}</div>)
  const frame = screen.getByTestId('frame').element() as HTMLElement
  const boxes = () => ({
    trigger: screen.getByRole('button', { name: 'Dates' }).element().getBoundingClientRect(),
    panel: screen.getByRole('dialog').element().getBoundingClientRect(),
  })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(boxes().panel.top).toBeGreaterThanOrEqual(boxes().trigger.bottom)
  expect(boxes().panel.left).toBe(boxes().trigger.left)
  frame.style.cssText = 'position:fixed;inset-block-end:0'
  await expect.poll(() => boxes().panel.bottom <= boxes().trigger.top).toBe(true)
})

test('an owner who does not let it open or close is obeyed', async () => {
  const screen = await render(sample({ open: false }))
  await screen.getByRole('button', { name: 'Dates' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.rerender(sample({ open: true }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a button of the caller opens it by asChild', async () => {
  const screen = await render(
    <Popover>
      <PopoverTrigger asChild>
        <button type="button" className="own">
          Dates
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label="Dates">January</PopoverContent>
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: 'Dates' })
  await expect.element(trigger).toHaveClass('own')
  // Its look is its own too: an icon button stays round.
  await expect.element(trigger).not.toHaveClass('sg-button')
  await trigger.click()
  await expect.element(screen.getByRole('dialog', { name: 'Dates' })).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
})

test('a part outside of its parent says so to the developer', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(<PopoverTrigger>Dates</PopoverTrigger>)
  expect(said).toHaveBeenCalledWith('<PopoverTrigger> does nothing outside of <Popover>: put it there.')
  said.mockRestore()
})
