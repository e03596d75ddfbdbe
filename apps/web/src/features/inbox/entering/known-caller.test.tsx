import type { CustomerList } from '@susegad/api-client/contract'
import { createToaster } from '@susegad/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { EnterDialog } from './enter-dialog.tsx'

const asha = {
  _id: 'last',
  name: 'Asha Rao',
  emails: ['asha@mail.example'],
  phones: ['+919840091273'],
  mark: null,
  enquiries: 3,
  firstAskedAt: '2026-01-02T10:00:00Z',
  lastAskedAt: '2026-11-02T10:00:00Z',
}

async function openDialog() {
  const search = vi.spyOn(service.customers, 'search').mockImplementation(
    async ({ q } = {}): Promise<CustomerList> => ({
      customers: q?.includes('98400') || q?.includes('@') ? [asha] : [],
      more: false,
    }),
  )
  const onEntered = vi.fn()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <EnterDialog toaster={createToaster()} open onOpenChange={() => {}} onEntered={onEntered} />
    </QueryClientProvider>,
  )
  return { search, onEntered }
}

test('a whole number finds the caller, and fills only what is empty', async () => {
  const { search, onEntered } = await openDialog()
  const phone = page.getByLabelText('Phone')
  await phone.fill('98400')
  await phone.fill('098400 91273')
  await expect.element(page.getByText('Asha Rao · 3 enquiries, the last on 2 Nov 2026')).toBeVisible()
  expect(search.mock.calls.map(([query]) => query?.q)).toEqual(['098400 91273'])
  await page.getByLabelText('Name').fill('Asha R.')
  await page.getByRole('button', { name: 'Fill in their details' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Asha R.')
  await expect.element(phone).toHaveValue('098400 91273')
  await expect.element(page.getByLabelText('Email')).toHaveValue('asha@mail.example')
  await page.getByRole('button', { name: 'Open their last enquiry' }).click()
  expect(onEntered.mock.calls).toEqual([['last']])
})

test('a whole address does, a part of one is not looked up', async () => {
  const { search } = await openDialog()
  await page.getByLabelText('Email').fill('asha@')
  await page.getByLabelText('Email').fill('asha@mail.example')
  await expect.element(page.getByText(/Asha Rao · 3 enquiries/)).toBeVisible()
  expect(search.mock.calls.map(([query]) => query?.q)).not.toContain('asha@')
})
