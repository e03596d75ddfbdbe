import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

describeConformance('Dialog', (props) => <Dialog {...props} aria-label="Rooms" />, {
  slot: 'dialog',
  tag: 'dialog',
})
describeConformance('DialogHeader', (props) => <DialogHeader {...props} />, {
  slot: 'dialog-header',
  tag: 'div',
})
describeConformance('DialogBody', (props) => <DialogBody {...props} />, { slot: 'dialog-body', tag: 'div' })
describeConformance('DialogFooter', (props) => <DialogFooter {...props} />, {
  slot: 'dialog-footer',
  tag: 'div',
})
describeConformance('DialogDescription', (props) => <DialogDescription {...props}>Text</DialogDescription>, {
  slot: 'dialog-description',
  tag: 'p',
})
describeConformance('DialogClose', (props) => <DialogClose {...props} />, {
  slot: 'dialog-close',
  tag: 'button',
  wrap: (part) => (
    <Dialog id="whole" aria-label="Rooms">
      {part}
    </Dialog>
  ),
})

function sample(props: Partial<DialogProps> = {}) {
  return (
    <>
      <DialogTrigger dialogId="rooms">Rooms</DialogTrigger>
      <a href="#behind">Behind</a>
      <Dialog id="rooms" {...props}>
        <DialogHeader>
          <DialogTitle>Choose a room</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          <a href="#inside">Inside</a>
        </DialogBody>
      </Dialog>
    </>
  )
}

const dialogOf = (root: ParentNode) => root.querySelector('dialog') as HTMLDialogElement
const pressBeside = () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })

test('the trigger opens it, the focus moves in, stays in and comes back', async () => {
  const screen = await render(sample())
  const trigger = screen.getByRole('button', { name: 'Rooms' })
  await trigger.click()
  const dialog = screen.getByRole('dialog', { name: 'Choose a room' })
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  for (let press = 0; press < 4; press++) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.matches('a[href="#behind"], [data-slot="dialog-trigger"]')).toBe(false)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  expect(dialogOf(screen.container).open).toBe(false)
})

test('the cross closes it', async () => {
  const screen = await render(sample({ defaultOpen: true }))
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(dialogOf(screen.container).open).toBe(false)
})

test.each([
  ['any', true, true],
  ['escape', true, false],
  ['none', false, false],
] as const)(
  'dismissal %s: Escape closes %s, a press beside it closes %s',
  async (dismissal, byEscape, beside) => {
    const screen = await render(sample({ defaultOpen: true, dismissal }))
    await pressBeside()
    expect(dialogOf(screen.container).open).toBe(!beside)
    await screen.rerender(<div />)
    await screen.rerender(sample({ defaultOpen: true, dismissal }))
    await userEvent.keyboard('{Escape}')
    expect(dialogOf(screen.container).open).toBe(!byEscape)
  },
)

test('a controlled dialog tells of opening and closing and follows its owner', async () => {
  const told: boolean[] = []
  const at = (open: boolean) => sample({ open, onOpenChange: (now) => told.push(now) })
  const screen = await render(at(true))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => told).toEqual([false])
  // The owner left `open` true.
  await expect.poll(() => dialogOf(screen.container).open).toBe(true)
  await screen.rerender(at(false))
  await expect.poll(() => dialogOf(screen.container).open).toBe(false)
  expect(told).toEqual([false])
})

test('an owner who does not let it open is obeyed, at every press', async () => {
  const told: boolean[] = []
  const screen = await render(sample({ open: false, onOpenChange: (now) => told.push(now) }))
  for (const presses of [[true], [true, true]]) {
    await screen.getByRole('button', { name: 'Rooms' }).click()
    await expect.poll(() => told).toEqual(presses)
    await expect.poll(() => dialogOf(screen.container).open).toBe(false)
  }
})

test('the page behind stands still while it is open, and does not jump where its scroll bar was', async () => {
  const screen = await render(
    <>
      <div style={{ blockSize: '300vh' }} data-testid="page" />
      {sample()}
    </>,
  )
  const width = () => screen.getByTestId('page').element().getBoundingClientRect().width
  const before = width()
  const styles = document.querySelectorAll('style').length
  dialogOf(screen.container).showModal()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  expect(width()).toBe(before)
  dialogOf(screen.container).close()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('opened before the script arrived, it stays open and its owner hears of it', async () => {
  const told: boolean[] = []
  const element = sample({ open: false, onOpenChange: (now) => told.push(now) })
  const { container, complaints } = await hydrate(element, {
    before: (early) => early.querySelector<HTMLElement>('[data-slot="dialog-trigger"]')?.click(),
  })
  expect(complaints).toEqual([])
  expect(dialogOf(container).matches(':modal')).toBe(true)
  expect(told).toEqual([true])
})

test('axe finds nothing while it is open', async () => {
  const screen = await render(sample({ defaultOpen: true }))
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('a button of the caller opens it by asChild', async () => {
  const pressed: string[] = []
  const screen = await render(
    <>
      <DialogTrigger dialogId="rates" asChild>
        <button type="button" className="own" onClick={() => pressed.push('own')}>
          Rates
        </button>
      </DialogTrigger>
      <Dialog id="rates" aria-label="Rates">
        <DialogBody>From 4,500</DialogBody>
      </Dialog>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Rates' })
  await expect.element(trigger).toHaveClass('own')
  await trigger.click()
  await expect.element(screen.getByText('From 4,500')).toBeVisible()
  expect(pressed).toEqual(['own'])
})
