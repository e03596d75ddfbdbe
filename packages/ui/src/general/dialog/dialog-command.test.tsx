import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { dialogCommand } from './dialog-command.ts'

/** Removes a feature, as in a browser that lacks it. */
function without(prototype: object, feature: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, feature)
  if (!descriptor) throw new Error(`This browser has no ${feature} to take away.`)
  Reflect.deleteProperty(prototype, feature)
  onTestFinished(() => void Object.defineProperty(prototype, feature, descriptor))
}

test('where the browser knows no commands, a click opens and closes', async () => {
  without(HTMLButtonElement.prototype, 'commandForElement')
  const screen = await render(
    <>
      <button type="button" onClick={dialogCommand('show-modal', 'rooms').onClick}>
        Open
      </button>
      <Dialog id="rooms" aria-label="Rooms">
        <button type="button" onClick={dialogCommand('close', 'rooms').onClick}>
          Close
        </button>
      </Dialog>
    </>,
  )
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rooms' })
  expect(dialog.element().matches(':modal')).toBe(true)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('where dialogs fire no toggle event, an opening is reported', async () => {
  without(HTMLButtonElement.prototype, 'commandForElement')
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const hold = (event: Event) => event.stopImmediatePropagation()
  addEventListener('toggle', hold, { capture: true, signal: listening.signal })
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <>
      <button type="button" onClick={dialogCommand('show-modal', 'rooms').onClick}>
        Open
      </button>
      <Dialog id="rooms" aria-label="Rooms" onOpenChange={onOpenChange} />
    </>,
  )
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]])
})

test('where the browser knows no closedby, a press beside the dialog closes it and one inside does not', async () => {
  without(HTMLDialogElement.prototype, 'closedBy')
  const screen = await render(
    <Dialog defaultOpen aria-label="Rooms">
      <p style={{ padding: '2rem' }}>Three rooms</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement
  dialog.removeAttribute('closedby')
  await screen.getByText('Three rooms').click()
  expect(dialog.open).toBe(true)
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })
  expect(dialog.open).toBe(false)
})

test('a consumer can hold the command back', async () => {
  without(HTMLButtonElement.prototype, 'commandForElement')
  const { onClick } = dialogCommand('show-modal', 'rooms', (event) => event.preventDefault())
  const screen = await render(
    <>
      <button type="button" onClick={onClick}>
        Open
      </button>
      <Dialog id="rooms" aria-label="Rooms" />
    </>,
  )
  await screen.getByRole('button').click()
  expect(screen.container.querySelector('dialog')?.open).toBe(false)
})
