import type { View } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { ViewsDialog } from './views-dialog.tsx'

const view: View = { _id: 'goa', name: 'Goa', filter: {}, shared: false, mayChange: true, author: null }

async function show() {
  const onClose = vi.fn()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewsDialog all={[view]} search={undefined} begin="edit" onClose={onClose} />
    </QueryClientProvider>,
  )
  return onClose
}

test('after a view is saved, one Escape closes the dialog', async () => {
  vi.spyOn(service.views, 'change').mockResolvedValue({ view } as never)
  const onClose = await show()
  await page.getByRole('button', { name: 'Edit Goa' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByRole('heading', { name: 'Views' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('after a view is deleted, one Escape closes the dialog', async () => {
  vi.spyOn(service.views, 'delete').mockResolvedValue({ deleted: 1 } as never)
  const onClose = await show()
  await page.getByRole('button', { name: 'Delete Goa' }).click()
  await expect.element(page.getByRole('heading', { name: 'Views' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
