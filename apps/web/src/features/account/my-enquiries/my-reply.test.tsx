import { ApiError } from '@susegad/api-client/client'
import type { OwnMessageResult } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { MyReply } from './my-reply.tsx'

/** A message whose sending has begun, and to which more is typed. */
async function typeOn(sending: Promise<OwnMessageResult>) {
  vi.spyOn(service.enquiries, 'reply').mockReturnValue(sending)
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MyReply id="enquiry" />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('Your message')
  await field.fill('We come late.')
  await screen.getByRole('button', { name: 'Send message' }).click()
  await field.click()
  await userEvent.keyboard('{End} Is that fine?')
  return { screen, field }
}

test('words typed while a message is on its way stay in the field', async () => {
  const { promise, resolve } = Promise.withResolvers<OwnMessageResult>()
  const { field } = await typeOn(promise)
  resolve({ message: { _id: '1' } } as OwnMessageResult)
  await expect.element(field).toHaveValue('Is that fine?')
})

test('a message that could not be sent stays as it was typed on, and can be sent again', async () => {
  const { promise, reject } = Promise.withResolvers<OwnMessageResult>()
  const { screen, field } = await typeOn(promise)
  reject(new ApiError({ kind: 'unavailable', status: 503, message: 'Not now' }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('We come late. Is that fine?')
  await expect.element(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
