import type { Message, MessageResult, Sending } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { MessageEntry } from './message-entry.tsx'

const sending = (state: Sending['state'], more: Partial<Sending> = {}): Sending => ({
  state,
  why: null,
  at: null,
  ...more,
})
const chat = {
  _id: 'm',
  direction: 'out',
  channel: 'whatsapp',
  author: 'Asha',
  sender: null,
  body: 'Yes.',
  outcome: null,
  attachments: [],
  refusedFiles: [],
  sending: sending('sent'),
  createdAt: '2026-11-27T10:00:00Z',
} as unknown as Message

const show = (message: Partial<Message>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <MessageEntry enquiry={{ _id: 'e', name: 'Rahul' }} message={{ ...chat, ...message }} />
      </ul>
    </QueryClientProvider>,
  )

test.each([
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['read', 'Read'],
] as const)('a WhatsApp message that was %s says so in a word', async (state, word) => {
  await show({ sending: sending(state) })
  await expect.element(page.getByText('Asha answered on WhatsApp')).toBeVisible()
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
})

test('one that was refused says why, and goes by email instead', async () => {
  const again = vi
    .spyOn(service.enquiries, 'sendAgain')
    .mockResolvedValue({ message: { ...chat, channel: 'email' } } as MessageResult)
  await show({ sending: sending('failed', { reason: 'This number can’t get WhatsApp messages.' }) })
  await expect.element(page.getByText('Not sent. This number can’t get WhatsApp messages.')).toBeVisible()
  await page.getByRole('button', { name: 'Send by email instead' }).click()
  expect(again).toHaveBeenCalledExactlyOnceWith('e', 'm')
})

test('a refused template has no words to email', async () => {
  await show({ body: '', sending: sending('failed', { reason: 'WhatsApp rejects the template.' }) })
  await expect.element(page.getByText('Asha sent the WhatsApp template')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test.each([
  [{ direction: 'in', author: null, sending: null }, 'Rahul wrote on WhatsApp'],
  [{ channel: 'visit', outcome: 'agreed', sending: null }, 'Asha met them in person and agreed with them'],
  [{ channel: 'whatsapp', outcome: 'left-message', sending: null }, 'Asha wrote on WhatsApp'],
] as const)('%j reads as: %s', async (message, title) => {
  await show(message)
  await expect.element(page.getByText(title)).toBeVisible()
})
