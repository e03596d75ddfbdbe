import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { hydrate } from '../../../test/hydrate.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { createToaster, TOAST_DURATION, Toaster } from './toast.tsx'

afterEach(() => void vi.useRealTimers())

const useFakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

describeConformance('Toaster', (props) => <Toaster {...props} toaster={createToaster()} />, {
  slot: 'toaster',
  tag: 'section',
})

async function start() {
  const toaster = createToaster()
  const screen = await render(
    <>
      <button type="button">Page</button>
      <Toaster toaster={toaster} />
    </>,
  )
  return { toaster, screen }
}

test('says politely what happened and lets it be undone', async () => {
  const { toaster, screen } = await start()
  let undone = 0
  toaster.show({
    message: 'Enquiry deleted',
    tone: 'success',
    action: { label: 'Undo', onPress: () => undone++ },
  })
  await expect.element(screen.getByText('Enquiry deleted')).toBeVisible()
  expect(screen.getByText('Enquiry deleted').element().closest('[aria-live="polite"]')).not.toBeNull()
  expect(await findAccessibilityProblems(document.body)).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(undone).toBe(1)
  await expect.element(screen.getByText('Enquiry deleted')).not.toBeInTheDocument()
})

test('goes after ten seconds, but not while someone points at it or is inside', async () => {
  const { toaster, screen } = await start()
  useFakeClock()
  toaster.show({ message: 'Copied' })
  const toast = screen.getByText('Copied')
  await toast.hover()
  vi.advanceTimersByTime(10 * TOAST_DURATION)
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{F8}')
  await screen.getByRole('button', { name: 'Page' }).hover()
  vi.advanceTimersByTime(10 * TOAST_DURATION)
  await expect.element(toast).toBeVisible()
  await screen.getByRole('button', { name: 'Page' }).click()
  vi.advanceTimersByTime(TOAST_DURATION)
  await expect.element(toast).not.toBeInTheDocument()
})

test('F8 goes to the toasts, Escape dismisses the newest and the focus returns', async () => {
  const { toaster, screen } = await start()
  const page = screen.getByRole('button', { name: 'Page' })
  await page.click()
  toaster.show({ message: 'first' })
  toaster.show({ message: 'second' })
  await expect.element(screen.getByText('second')).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('second')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page).toHaveFocus()
})

test('over an open dialog it can still be reached', async () => {
  const toaster = createToaster()
  const screen = await render(
    <>
      <Toaster toaster={toaster} />
      <Dialog defaultOpen aria-label="Enquiry">
        Panel
      </Dialog>
    </>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  toaster.show({ message: 'Status changed', action: { label: 'Undo', onPress: () => {} } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Status changed')).not.toBeInTheDocument()
})

test('it outlives the dialog that was open when it came, even one that is removed without being closed', async () => {
  const toaster = createToaster()
  const panel = document.createElement('dialog')
  document.body.append(panel)
  const screen = await render(<Toaster toaster={toaster} />)
  panel.showModal()
  toaster.show({ message: 'Status changed' })
  await vi.waitFor(() => expect(panel.textContent).toBe('Status changed'))
  panel.remove()
  await expect.element(screen.getByText('Status changed')).toBeVisible()
})

test('nothing of it is in what the server sends', async () => {
  const { complaints } = await hydrate(<Toaster toaster={createToaster()} />)
  expect(complaints).toEqual([])
})

test('coming back to the tab does not start the clock of a toast that is pointed at', async () => {
  const { toaster, screen } = await start()
  useFakeClock()
  toaster.show({ message: 'Copied' })
  const toast = screen.getByText('Copied')
  await toast.hover()
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10 * TOAST_DURATION)
  await expect.element(toast).toBeVisible()
})

test('a toast whose focus leaves keeps still while it is pointed at', async () => {
  const { toaster, screen } = await start()
  useFakeClock()
  toaster.show({ message: 'Copied' })
  const toast = screen.getByText('Copied')
  await toast.hover()
  await userEvent.keyboard('{F8}')
  screen.getByRole('region').element().blur()
  vi.advanceTimersByTime(10 * TOAST_DURATION)
  await expect.element(toast).toBeVisible()
})

test('of two dialogs it is in the one opened last, wherever that stands in the page', async () => {
  const toaster = createToaster()
  const screen = await render(
    <>
      <Toaster toaster={toaster} />
      <dialog aria-label="Upper">
        <p>Upper</p>
      </dialog>
      <dialog aria-label="Lower">
        <p>Lower</p>
      </dialog>
    </>,
  )
  const [upper, lower] = [...screen.container.querySelectorAll('dialog')]
  lower?.showModal()
  // `toggle` comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  upper?.showModal()
  toaster.show({ message: 'Status changed' })
  await vi.waitFor(() => expect(upper?.textContent).toContain('Status changed'))
})

test('its name tells the key that leads to it', async () => {
  const toaster = createToaster()
  const screen = await render(<Toaster toaster={toaster} hotkey="F9" />)
  toaster.show({ message: 'Copied' })
  await userEvent.keyboard('{F9}')
  await expect.element(screen.getByRole('region', { name: 'Notifications (F9)' })).toHaveFocus()
})

test('toasts hovered when their toaster left expire with the next one', async () => {
  const { toaster, screen } = await start()
  useFakeClock()
  toaster.show({ message: 'Copied' })
  await screen.getByText('Copied').hover()
  await screen.rerender(<button type="button">Page</button>)
  vi.advanceTimersByTime(TOAST_DURATION)
  expect(toaster.getShown()).toEqual([])
})
