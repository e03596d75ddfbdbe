import { ApiError } from '@susegad/api-client/client'
import type { StaffEnquiry } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { AnswerManyDialog } from './answer-many-dialog.tsx'

const listed = ['a', 'b', 'c'].map(
  (_id) =>
    ({ _id, name: _id, email: 'a@mail.example', dateOfPlan: null, context: null }) as unknown as StaffEnquiry,
)

test('an answer that leaves out everybody can’t be sent, and its words stay', async () => {
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  const [onAnswer, onClose] = [vi.fn(async () => {}), vi.fn()]
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerManyDialog count={3} listed={listed} onAnswer={onAnswer} onClose={onClose} />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  const field = page.getByLabelText('Answer', { exact: true })
  await field.fill('See you at {place}.')
  await expect.element(page.getByRole('button', { name: 'Send to 0' })).toBeDisabled()
  await expect.element(field).toHaveValue('See you at {place}.')
  await field.fill('See you.')
  await page.getByRole('button', { name: 'Send to 3' }).click()
  await expect
    .poll(() => onAnswer.mock.calls)
    .toEqual([[{ text: 'See you.', resolve: false }, expect.anything()]])
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('the words of an answer outlive Escape, a press beside the dialog and a refusal by the service', async () => {
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [] })
  const onClose = vi.fn()
  const onAnswer = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError({ kind: 'network', status: 0, message: 'offline' }))
    .mockResolvedValueOnce()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerManyDialog count={3} listed={listed} onAnswer={onAnswer} onClose={onClose} />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  const field = page.getByLabelText('Answer', { exact: true })
  await field.fill('See you.')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } })
  await page.getByRole('button', { name: 'Send to 3' }).click()
  await expect.element(page.getByText(/Nothing was sent/)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('See you.')
  await page.getByRole('button', { name: 'Send to 3' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
