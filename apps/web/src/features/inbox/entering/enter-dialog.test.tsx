import { ApiError } from '@susegad/api-client/client'
import { createToaster, Toaster } from '@susegad/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { EnterDialog } from './enter-dialog.tsx'

function Desk() {
  const [open, setOpen] = useState(true)
  const [toaster] = useState(createToaster)
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <EnterDialog open={open} onOpenChange={setOpen} onEntered={() => {}} toaster={toaster} />
      <Toaster toaster={toaster} />
    </QueryClientProvider>
  )
}

test('a draft has one key until it is saved or its key was used, and keeps its words', async () => {
  const enter = vi
    .spyOn(service.enquiries, 'enter')
    .mockRejectedValueOnce(new ApiError({ kind: 'network', status: 0, message: 'offline' }))
    .mockRejectedValueOnce(new ApiError({ kind: 'validation', status: 422, message: 'The key was used.' }))
    .mockResolvedValueOnce({ enquiry: { _id: 'new' } } as never)
  const onEntered = vi.fn()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <EnterDialog open onOpenChange={() => {}} onEntered={onEntered} toaster={createToaster()} />
    </QueryClientProvider>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByLabelText('Name').fill('Asha')
  await page.getByLabelText('Subject').fill('A boat')
  await page.getByLabelText('Message').fill('For six.')
  await save.click()
  await expect.element(page.getByText(/The site could not be reached/)).toBeVisible()
  await page.getByLabelText('Message').fill('For seven.')
  await save.click()
  await expect.element(page.getByText(/The key was used/)).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Asha')
  await save.click()
  await expect.poll(() => onEntered.mock.calls).toEqual([['new']])
  const keys = enter.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
  await expect.element(page.getByLabelText('Name')).toHaveValue('')
})

test.each(['Cancel', 'Open their last enquiry'])(
  'an enquiry that is saved late, after “%s”, leaves alone the next one, which is being typed',
  async (leave) => {
    const { promise, resolve } = Promise.withResolvers<never>()
    vi.spyOn(service.enquiries, 'enter').mockReturnValue(promise)
    const caller = {
      _id: 'last',
      name: 'Asha',
      emails: [],
      phones: [],
      enquiries: 1,
      lastAskedAt: '2026-01-02',
    }
    vi.spyOn(service.customers, 'search').mockResolvedValue({ customers: [caller], more: false } as never)
    const onEntered = vi.fn()
    const queryClient = new QueryClient()
    const dialog = (open: boolean) => (
      <QueryClientProvider client={queryClient}>
        <EnterDialog
          open={open}
          onOpenChange={onOpenChange}
          onEntered={onEntered}
          toaster={createToaster()}
        />
      </QueryClientProvider>
    )
    const onOpenChange = vi.fn()
    const screen = await render(dialog(true))
    await page.getByLabelText('Name').fill('Asha')
    await page.getByLabelText('Phone').fill('098400 91273')
    await page.getByLabelText('Subject').fill('A boat')
    await page.getByLabelText('Message').fill('For six.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: leave }).click()
    await screen.rerender(dialog(false))
    await screen.rerender(dialog(true))
    onOpenChange.mockClear()
    onEntered.mockClear()
    await page.getByLabelText('Name').fill('Ravi')
    resolve({ enquiry: { _id: 'late' } } as never)
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    await promise
    await new Promise((painted) => requestAnimationFrame(painted))
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ravi')
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(onEntered).not.toHaveBeenCalled()
  },
)

test('an enquiry that is refused after its dialog was closed is still in it, with the reason', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  vi.spyOn(service.enquiries, 'enter').mockReset().mockReturnValueOnce(promise)
  await render(<Desk />)
  await page.getByLabelText('Name').fill('Asha')
  await page.getByLabelText('Subject').fill('A boat')
  await page.getByLabelText('Message').fill('For six.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  reject(
    new ApiError({ kind: 'validation', status: 400, message: 'Enter a phone number or an email address' }),
  )
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  await expect.element(dialog.getByText(/Enter a phone number or an email address/)).toBeVisible()
  await expect.element(page.getByLabelText('Message')).toHaveValue('For six.')
})

test('an enquiry that is refused once the next one is being typed is told by its name, and sent again unchanged', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const enter = vi
    .spyOn(service.enquiries, 'enter')
    .mockReset()
    .mockReturnValueOnce(promise)
    .mockResolvedValueOnce({ enquiry: { _id: 'late' } } as never)
  const toaster = createToaster()
  const queryClient = new QueryClient()
  const onEntered = vi.fn()
  const dialog = (open: boolean) => (
    <QueryClientProvider client={queryClient}>
      <EnterDialog open={open} onOpenChange={() => {}} onEntered={onEntered} toaster={toaster} />
      <Toaster toaster={toaster} />
    </QueryClientProvider>
  )
  const screen = await render(dialog(true))
  await page.getByLabelText('Name').fill('Asha')
  await page.getByLabelText('Subject').fill('A boat')
  await page.getByLabelText('Message').fill('For six.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await screen.rerender(dialog(false))
  await screen.rerender(dialog(true))
  await page.getByLabelText('Name').fill('Ravi')
  reject(new ApiError({ kind: 'network', status: 0, message: 'offline' }))
  await expect.element(page.getByText(/^The enquiry of Asha was not saved\./)).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ravi')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('The enquiry of Asha is saved.')).toBeVisible()
  expect(enter.mock.calls[1]).toEqual(enter.mock.calls[0])
  expect(onEntered).not.toHaveBeenCalled()
})
