import { ApiError } from '@susegad/api-client/client'
import type { Message, StaffDetail } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { dropAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { showMessages } from '../thread/show-messages.ts'
import { EnquiryPanel } from './enquiry-panel.tsx'

const me = { _id: 'asha', name: 'Asha Naik' }
const at = (place: number) => new Date(Date.parse('2026-11-27T10:00:00Z') + place * 60_000).toISOString()

const message = (place: number, changes: Partial<Message> = {}) =>
  ({
    _id: `m${place}`,
    place,
    direction: 'in',
    channel: 'site',
    body: `Message ${place}`,
    author: null,
    authorId: null,
    sender: null,
    attachments: [],
    refusedFiles: [],
    sending: null,
    createdAt: at(place),
    ...changes,
  }) as Message

const enquiry = {
  _id: 'e',
  name: 'Rahul Mehta',
  phone: '+91 98220 12345',
  email: 'rahul@example.com',
  subject: 'A boat',
  message: 'Is there room?',
  dateOfPlan: '2026-12-24',
  createdAt: at(0),
  version: 1,
  status: 'in_progress',
  assignedTo: 'asha',
  assigneeName: 'Asha Naik',
  snoozedUntil: null,
  snoozedBy: null,
  labels: [],
  priority: 'normal',
  source: 'site',
  context: null,
  spam: null,
  deletedAt: null,
  erasedAt: null,
}

const detail = (messages: Message[], customer: object | null = null) =>
  ({ enquiry, messages, notes: [], history: [], customer, enteredBy: null }) as unknown as StaffDetail

async function openPanel(
  messages: Message[],
  more: Partial<ComponentProps<typeof EnquiryPanel>> = {},
  known: StaffDetail = detail(messages),
) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  queryClient.setQueryData(enquiries.detail('e').queryKey, known)
  vi.spyOn(service.users, 'staff').mockResolvedValue({ staff: [], suspended: [] })
  vi.spyOn(service.enquiries, 'present').mockReturnValue(new Promise(() => {}))
  vi.spyOn(service.enquiries, 'get').mockReturnValue(new Promise(() => {}))
  vi.spyOn(service.enquiries, 'markRead').mockResolvedValue()
  const nothing = () => {}
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EnquiryPanel
        id="e"
        listed={undefined}
        neighbours={{ index: 0, previous: undefined, next: undefined }}
        staffMember={me}
        onOpen={nothing}
        onClose={nothing}
        onDelete={nothing}
        onChanged={nothing}
        onSpam={nothing}
        onMerged={nothing}
        onLogged={nothing}
        {...more}
      />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  const field = page.getByLabelText('Answer by email')
  await expect.element(page.getByRole('heading', { name: 'Rahul Mehta' })).toBeVisible()
  return { screen, queryClient, field, show: (it: Message[]) => showMessages(queryClient, 'e', it) }
}

const long = Array.from({ length: 30 }, (_, n) => message(n + 1))
const send = () => page.getByRole('button', { name: 'Send', exact: true })

beforeEach(() => page.viewport(1440, 900))
// Other test files share the browser's storage.
afterEach(() => dropAnswer('e'))

test('an enquiry opens at its newest message, with the whole answer form in view below it', async () => {
  const { field } = await openPanel(long)
  await expect.element(page.getByText('Message 30')).toBeInViewport()
  for (const it of [field, send(), page.getByRole('heading', { name: 'Rahul Mehta' })])
    await expect.element(it).toBeInViewport({ ratio: 1 })
})

test('a placeholder that nobody filled in is named in view, and nothing is sent', async () => {
  const { field } = await openPanel(long)
  const answer = vi.spyOn(service.enquiries, 'answer')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await field.fill('It costs {place}.')
    await field.fill(`${'A line.\n'.repeat(20)}It costs {price}.`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Fill in {price} first, or remove it.')).toBeInViewport({ ratio: 1 })
    await expect.element(send()).toBeInViewport({ ratio: 1 })
  }
  expect(answer).not.toHaveBeenCalled()
})

test('what was logged is said, and the counts of the views are read again', async () => {
  const onLogged = vi.fn()
  const { queryClient } = await openPanel([message(1)], { onLogged })
  queryClient.setQueryData(viewsKey, { builtIn: [], views: [] })
  const logged = message(2, { direction: 'out', channel: 'phone', outcome: 'reached' })
  vi.spyOn(service.enquiries, 'addContact').mockResolvedValue({ message: logged })
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: 'Call' }).click()
  await page.getByRole('group', { name: 'The call' }).getByRole('button', { name: 'Reached' }).click()
  await expect
    .poll(() => onLogged.mock.calls)
    .toEqual([['Rahul Mehta: logged that you called and spoke with them.']])
  expect(queryClient.getQueryState(viewsKey)?.isInvalidated).toBe(true)
})

test('what colleagues write meanwhile leaves the field in its place, and is to be read in view', async () => {
  const { field, show } = await openPanel(long)
  await field.fill('My answer')
  const before = field.element().getBoundingClientRect()
  show([31, 32, 33].map((n) => message(n, { body: `A colleague's ${n}` })))
  await expect.element(page.getByText('Read this before you send')).toBeInViewport({ ratio: 1 })
  expect(field.element().getBoundingClientRect().bottom).toBeCloseTo(before.bottom, 0)
  await expect.element(page.getByRole('button', { name: 'I have read it' })).toBeInViewport({ ratio: 1 })
})

test('a colleague’s message doesn’t scroll away what is being read further up', async () => {
  const { show } = await openPanel(long)
  const scroller = document.querySelector('.desk-panel-scroll')
  await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(0)
  scroller?.scrollTo({ top: 0 })
  show([message(31)])
  await expect.element(page.getByText('Message 31')).toBeInTheDocument()
  expect(scroller?.scrollTop).toBe(0)
})

test('the message that was sent is in view, and its state is announced', async () => {
  const { field, show } = await openPanel(long)
  document.querySelector('.desk-panel-scroll')?.scrollTo({ top: 0 })
  const out = { direction: 'out', channel: 'email', authorId: me._id, author: me.name } as const
  const sent = message(31, {
    ...out,
    body: 'See you on Friday.',
    sending: { state: 'waiting', why: null, at: null },
  })
  vi.spyOn(service.enquiries, 'answer').mockResolvedValue({ message: sent })
  await field.fill('See you on Friday.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('See you on Friday.')).toBeInViewport()
  const state = page.getByRole('status').filter({ hasText: 'Your answer' })
  await expect
    .element(state)
    .toHaveTextContent('Your answer is waiting to be sent. It will be sent within seconds.')
  show([{ ...sent, sending: { state: 'sent', why: null, at: null } }])
  await expect.element(state).toHaveTextContent('Your answer was sent.')
})

test('the templates open above the field, with Send still in view', async () => {
  const { field } = await openPanel(long)
  const template = { _id: 't', name: 'Prices', text: 'The boat costs {price}.', shared: true, language: null }
  vi.spyOn(service.templates, 'list').mockResolvedValue({ templates: [template] } as never)
  await field.fill('/pr')
  const option = page.getByRole('option', { name: 'Prices' })
  await expect.element(option).toBeInViewport({ ratio: 1 })
  const { bottom } = option.element().getBoundingClientRect()
  expect(bottom).toBeLessThan(field.element().getBoundingClientRect().top)
  await expect.element(send()).toBeInViewport({ ratio: 1 })
})

test('on a phone the answer form sits on the keyboard, with the newest message above it', async () => {
  await page.viewport(390, 844)
  const { field } = await openPanel(long)
  await expect.element(page.getByText('Message 30')).toBeInViewport()
  vi.spyOn(visualViewport as VisualViewport, 'height', 'get').mockReturnValue(480)
  visualViewport?.dispatchEvent(new Event('resize'))
  await expect.poll(() => send().element().getBoundingClientRect().bottom).toBeLessThan(480)
  expect(field.element().getBoundingClientRect().top).toBeGreaterThan(0)
  const newest = () => page.getByText('Message 30').element().getBoundingClientRect()
  await expect.poll(() => newest().bottom).toBeLessThan(field.element().getBoundingClientRect().top)
  expect(newest().top).toBeGreaterThan(0)
})

test('one open enquiry is marked as spam from its panel', async () => {
  const onSpam = vi.fn()
  await openPanel([], { onSpam })
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  expect(onSpam).toHaveBeenCalledWith('e')
})

test('no piece of the thread shows above the row of WhatsApp, Call and Email', async () => {
  await openPanel(long)
  const scroller = document.querySelector('.desk-panel-scroll')
  await expect.poll(() => scroller?.scrollTop).toBeGreaterThan(0)
  const row = document.querySelector('.desk-reply')
  expect(row?.getBoundingClientRect().top).toBe(scroller?.getBoundingClientRect().top)
})

test('colleagues see nobody writing once the answer is sent, though the focus stays in its field', async () => {
  const { field } = await openPanel([])
  const present = vi.mocked(service.enquiries.present)
  const told = () => present.mock.calls.at(-1)?.[1]?.state
  await field.fill('See you on Friday.')
  await expect.poll(told).toBe('writing')
  const sent = message(1, { direction: 'out', authorId: me._id, author: me.name })
  vi.spyOn(service.enquiries, 'answer').mockResolvedValue({ message: sent })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field).toHaveFocus()
  await expect.poll(told).toBe('reading')
})

test('what is known of the customer later moves no button from under the finger', async () => {
  const { queryClient } = await openPanel([])
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
  const before = whatsApp.element().getBoundingClientRect().top
  queryClient.setQueryData(enquiries.detail('e').queryKey, detail([], { mark: null, enquiries: 2 }))
  await expect.element(page.getByRole('link', { name: 'All 2 enquiries from this customer' })).toBeVisible()
  expect(whatsApp.element().getBoundingClientRect().top).toBe(before)
})

test('an enquiry with long messages opens at the end of the newest one', async () => {
  const body = 'One line.\n'.repeat(3)
  await openPanel(
    Array.from({ length: 30 }, (_, n) => message(n + 1, { body: `${body}The end of ${n + 1}` })),
  )
  await expect.element(page.getByText(/The end of 30$/)).toBeInViewport()
  await new Promise((settled) => setTimeout(settled, 500))
  const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
  const left = bottom('.desk-panel-scroll') - bottom('[data-message="m30"]')
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left).toBeLessThan(40)
})

test('an enquiry is read as far as its newest message, once its tab is in view', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { show } = await openPanel(long.slice(0, 2))
  const markRead = vi.mocked(service.enquiries.markRead)
  await expect.element(page.getByText('Message 2')).toBeVisible()
  expect(markRead).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(markRead).toHaveBeenCalledExactlyOnceWith('e', { place: 2 })
  show([message(3)])
  await expect.poll(() => markRead.mock.lastCall).toEqual(['e', { place: 3 }])
})

test.each([
  ['{Alt>}{Enter}{/Alt}', { resolve: false }, 1],
  ['{Control>}{Shift>}{Enter}{/Shift}{/Control}', { resolve: true }, 1],
  ['{Control>}{Enter}{/Control}', { resolve: false }, 0],
])('%s sends %j', async (keys, expected, nexts) => {
  const onNext = vi.fn()
  const { field } = await openPanel([], { onNext })
  const sent = message(1, { direction: 'out', authorId: me._id, author: me.name })
  const answer = vi.spyOn(service.enquiries, 'answer').mockResolvedValue({ message: sent })
  await field.fill('See you on Friday.')
  await userEvent.keyboard(keys)
  await expect.element(field).toHaveValue('')
  expect(answer).toHaveBeenCalledOnce()
  expect(answer.mock.lastCall?.[1]).toMatchObject({ text: 'See you on Friday.', ...expected })
  expect(onNext).toHaveBeenCalledTimes(nexts)
})

test('an answer that waits to be sent stays in its field, and an edit stops it', async () => {
  const onHeld = vi.fn()
  const { field } = await openPanel([], { onHeld })
  const answer = vi.spyOn(service.enquiries, 'answer').mockReturnValue(new Promise(() => {}))
  await field.fill('See you on Friday.')
  await send().click()
  await expect.element(page.getByText(/will be sent within 10 seconds/)).toBeVisible()
  expect(onHeld).toHaveBeenCalledOnce()
  expect(keptAnswer('e')).toMatchObject({ queued: true, text: 'See you on Friday.' })
  await expect.element(send()).toBeDisabled()
  await field.fill('See you on Saturday.')
  expect(keptAnswer('e')).toMatchObject({ queued: false, text: 'See you on Saturday.' })
  await expect.element(send()).toBeEnabled()
  expect(answer).not.toHaveBeenCalled()
})

test('an answer that was begun before a merge is shown, and moves to the other enquiry', async () => {
  const onOpen = vi.fn()
  const { field, queryClient } = await openPanel([message(1)], { onOpen })
  await field.fill('See you on Friday.')
  queryClient.setQueryData(enquiries.detail('e').queryKey, {
    ...detail([message(1)]),
    enquiry: { ...enquiry, mergedInto: 'other' },
    mergedInto: { _id: 'other', subject: 'Another boat', at: at(2), gone: false },
  } as never)
  await expect.element(page.getByText('See you on Friday.')).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await page.getByRole('button', { name: 'Move to the other enquiry' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('other')
  expect(keptAnswer('e')).toBeNull()
  expect(keptAnswer('other')).toMatchObject({ text: 'See you on Friday.', queued: false })
  dropAnswer('other')
})

test('an answer to an enquiry that was deleted meanwhile is refused, and its words stay in view', async () => {
  const { field } = await openPanel([message(1)])
  const gone = new ApiError({ kind: 'missing', message: 'The enquiry was not found', status: 404 })
  vi.spyOn(service.enquiries, 'answer').mockRejectedValue(gone)
  vi.mocked(service.enquiries.get).mockRejectedValue(gone)
  await field.fill('See you on Friday.')
  await send().click()
  await expect.element(page.getByText('Your answer was not sent')).toBeVisible()
  await expect.element(page.getByText('See you on Friday.')).toBeInViewport({ ratio: 1 })
  expect(page.getByRole('button', { name: 'Move to the other enquiry' }).query()).toBeNull()
})

test('a caller without an address is to be called: there is no answer to write', async () => {
  await openPanel([], {}, {
    ...detail([]),
    enquiry: { ...enquiry, source: 'call', email: '' },
  } as never)
  await expect.element(page.getByText('No email address')).toBeVisible()
  expect(page.getByLabelText('Answer by email').query()).toBeNull()
  expect(send().query()).toBeNull()
})

test('new words that were read during the wait stop the answer, and it can be sent again', async () => {
  const onHeld = vi.fn()
  const { field, show } = await openPanel([], { onHeld })
  await field.fill('See you on Friday.')
  await send().click()
  show([message(1)])
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect.element(send()).toBeEnabled()
  await field.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => onHeld.mock.calls.length).toBe(2)
  expect(keptAnswer('e')).toMatchObject({ queued: true, after: 1 })
})

test('earlier messages that can’t be loaded are named as such', async () => {
  await openPanel([message(2)], {}, { ...detail([message(2)]), earlier: true })
  const failed = new ApiError({ kind: 'network', message: 'offline', status: 0 })
  vi.spyOn(service.enquiries, 'messages').mockRejectedValue(failed)
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await expect.element(page.getByText(/^Earlier messages could not be loaded\./)).toBeVisible()
})

test('the first message of an enquiry from WhatsApp stands once in its panel', async () => {
  const first = message(1, { channel: 'whatsapp', body: 'Is there room?' })
  await openPanel([first], {}, {
    ...detail([first]),
    enquiry: { ...enquiry, source: 'whatsapp' },
  } as never)
  await expect.element(page.getByText('Is there room?')).toBeInViewport()
  expect(page.getByText('Is there room?').elements()).toHaveLength(1)
})

test('the first message of an enquiry from WhatsApp stands once in the one into which it was merged', async () => {
  const first = message(1, { channel: 'whatsapp', body: 'Are children free?' })
  const merged = {
    _id: 'chat',
    source: 'whatsapp',
    subject: 'WhatsApp',
    message: 'Are children free?',
    plan: null,
  }
  await openPanel([first], {}, {
    ...detail([first]),
    merged: [{ ...merged, dateOfPlan: null, createdAt: at(1) }],
  } as never)
  await expect.element(page.getByRole('button', { name: 'Undo merge of WhatsApp' })).toBeVisible()
  expect(page.getByText('Are children free?').elements()).toHaveLength(1)
})
