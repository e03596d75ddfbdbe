import type { Note } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { EnquiryNotes } from './enquiry-notes.tsx'

test('words typed while a note is on its way stay in the field', async () => {
  const { promise, resolve } = Promise.withResolvers<{ note: Note }>()
  vi.spyOn(service.enquiries, 'addNote').mockReturnValue(promise)
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <EnquiryNotes id="enquiry" />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('New note')
  await field.fill('We come late.')
  await screen.getByRole('button', { name: 'Add note' }).click()
  await field.click()
  await userEvent.keyboard('{End} Is that fine?')
  resolve({ note: { _id: '1' } } as { note: Note })
  await expect.element(field).toHaveValue('Is that fine?')
})
