import { ApiError } from '@susegad/api-client/client'
import type { Note } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { EnquiryNotes } from './enquiry-notes.tsx'

async function typeOn(send: Promise<{ note: Note }>) {
  vi.spyOn(service.enquiries, 'addNote').mockReturnValue(send)
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <EnquiryNotes id={crypto.randomUUID()} />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('New note')
  await field.fill('We come late.')
  await screen.getByRole('button', { name: 'Add note' }).click()
  await field.click()
  await userEvent.keyboard('{End} Is that fine?')
  return { screen, field }
}

test('words typed while a note is on its way stay in the field', async () => {
  const { promise, resolve } = Promise.withResolvers<{ note: Note }>()
  const { field } = await typeOn(promise)
  resolve({ note: { _id: '1' } } as { note: Note })
  await expect.element(field).toHaveValue('Is that fine?')
})

test('a note that could not be saved stays as it was typed on, and can be sent again', async () => {
  const { promise, reject } = Promise.withResolvers<{ note: Note }>()
  const { screen, field } = await typeOn(promise)
  reject(new ApiError({ kind: 'unavailable', status: 503, message: 'Not now' }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'The note was not saved. The site is unavailable at the moment. Try again in a moment.',
    )
  await expect.element(field).toHaveValue('We come late. Is that fine?')
  await expect.element(screen.getByRole('button', { name: 'Add note' })).toBeEnabled()
})
