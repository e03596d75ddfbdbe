import type { Message, MessageResult, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { AnswerForm } from './answer-form.tsx'
import { dropAnswer, keptAnswer } from './kept-answers.ts'

const me = { _id: 'asha', name: 'Asha Naik' }
const enquiry = { _id: 'e', name: 'Rahul', email: 'rahul@example.com', subject: 'A boat' } as StaffEnquiry
const mailbox = { address: enquiry.email, onSite: false, isReachable: true }
const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const chat = { number: '+919822012345', until: inAnHour, template: 'hello_again' }
const wrote = (channel: Message['channel']) => [{ _id: 'm', place: 1, direction: 'in', channel }] as Message[]

interface Opened {
  whatsApp?: StaffDetail['whatsApp']
  messages?: Message[]
  isReachable?: boolean
  onHeld?: () => void
}

async function openForm({ whatsApp, messages = [], isReachable = true, onHeld }: Opened) {
  const answer = vi
    .spyOn(service.enquiries, 'answer')
    .mockResolvedValue({ message: { _id: 's', place: 2 } } as MessageResult)
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm
        enquiry={enquiry}
        messages={messages}
        staffMember={me}
        mailbox={{ ...mailbox, isReachable }}
        whatsApp={whatsApp}
        onHeld={onHeld}
      />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  return answer
}

const send = () => page.getByRole('button', { name: 'Send', exact: true })
const choice = (name: string) => page.getByRole('radio', { name })

afterEach(() => {
  dropAnswer('e')
  vi.restoreAllMocks()
})

test('without WhatsApp an answer goes by email, and there is nothing to choose', async () => {
  const answer = await openForm({})
  await page.getByLabelText('Answer by email').fill('Yes.')
  expect(choice('By email').query()).toBeNull()
  await send().click()
  await expect.poll(() => answer.mock.lastCall?.[1]).toEqual({ text: 'Yes.', after: 0, resolve: false })
})

test('an answer goes by WhatsApp when its author chooses it, and keeps what was typed', async () => {
  const answer = await openForm({ whatsApp: chat })
  await page.getByLabelText('Answer by email').fill('Yes.')
  await choice('On WhatsApp').click()
  const field = page.getByLabelText('Answer on WhatsApp')
  await expect.element(field).toHaveValue('Yes.')
  await expect.element(field).toHaveAccessibleDescription(/^To \+919822012345\./)
  await send().click()
  await expect.poll(() => answer.mock.lastCall?.[1]).toMatchObject({ text: 'Yes.', way: 'whatsapp' })
})

test('whoever wrote on WhatsApp last is answered there, and by email if its author prefers', async () => {
  const answer = await openForm({ whatsApp: chat, messages: wrote('whatsapp') })
  await expect.element(choice('On WhatsApp')).toBeChecked()
  await choice('By email').click()
  await page.getByLabelText('Answer by email').fill('Yes.')
  await send().click()
  await expect.poll(() => answer.mock.lastCall?.[1]).toEqual({ text: 'Yes.', after: 1, resolve: false })
})

test('after 24 hours only the template is sent, and a text that was begun stays', async () => {
  const answer = await openForm({ whatsApp: { ...chat, until: null } })
  await page.getByLabelText('Answer by email').fill('A long text.')
  await choice('On WhatsApp').click()
  await expect.element(page.getByText(/you can only send the template “hello_again”/)).toBeVisible()
  await expect.element(page.getByLabelText('The WhatsApp template')).toHaveValue('')
  await send().click()
  await expect.poll(() => answer.mock.lastCall?.[1]).toMatchObject({ way: 'template' })
  await expect.poll(() => keptAnswer('e')?.after).toBe(2)
  await choice('By email').click()
  await expect.element(page.getByLabelText('Answer by email')).toHaveValue('A long text.')
})

test('somebody without an address is answered on WhatsApp, without a choice', async () => {
  await openForm({ whatsApp: chat, isReachable: false })
  await expect.element(page.getByLabelText('Answer on WhatsApp')).toBeVisible()
  expect(choice('By email').query()).toBeNull()
})

test('an answer by WhatsApp that waits to be sent can be undone as one by email', async () => {
  const onHeld = vi.fn()
  const answer = await openForm({ whatsApp: chat, messages: wrote('whatsapp'), onHeld })
  await page.getByLabelText('Answer on WhatsApp').fill('Yes.')
  await send().click()
  expect(onHeld).toHaveBeenCalledOnce()
  expect(keptAnswer('e')).toMatchObject({ queued: true, way: 'whatsapp' })
  await choice('By email').click()
  expect(keptAnswer('e')).toMatchObject({ queued: false, way: 'email', text: 'Yes.' })
  expect(answer).not.toHaveBeenCalled()
})

test('a text that is too long for WhatsApp is refused before it waits to be sent', async () => {
  const onHeld = vi.fn()
  await openForm({ whatsApp: chat, messages: wrote('whatsapp'), onHeld })
  const field = page.getByLabelText('Answer on WhatsApp')
  await field.fill('a'.repeat(4097))
  await send().click()
  await expect.element(page.getByText(/A WhatsApp message can have up to 4096 characters/)).toBeVisible()
  expect(onHeld).not.toHaveBeenCalled()
  await field.fill('a'.repeat(4096))
  await send().click()
  await expect.poll(() => onHeld.mock.calls.length).toBe(1)
})

test('a text that is too long for WhatsApp has the focus, and is no problem by email', async () => {
  const answer = await openForm({ whatsApp: chat, messages: wrote('whatsapp') })
  const field = page.getByLabelText('Answer on WhatsApp')
  const tooLong = page.getByText(/A WhatsApp message can have up to 4096 characters/)
  await field.fill('a'.repeat(4097))
  await send().click()
  await expect.element(tooLong).toBeVisible()
  await expect.element(field).toHaveFocus()
  await choice('By email').click()
  await expect.element(tooLong).not.toBeInTheDocument()
  await send().click()
  await expect.poll(() => answer.mock.calls.length).toBe(1)
  await choice('On WhatsApp').click()
  await expect.element(field).toHaveValue('')
  await expect.element(tooLong).not.toBeInTheDocument()
})
