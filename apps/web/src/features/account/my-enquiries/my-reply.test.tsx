import type { OwnMessageResult } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { MyReply } from './my-reply.tsx'

test('words typed while a message is on its way stay in the field', async () => {
  const { promise, resolve } = Promise.withResolvers<OwnMessageResult>()
  vi.spyOn(service.enquiries, 'reply').mockReturnValue(promise)
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
  resolve({ message: { _id: '1' } } as OwnMessageResult)
  await expect.element(field).toHaveValue('Is that fine?')
})
