import type { OwnEnquiry } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { MyEnquiry } from './my-enquiry.tsx'

const enquiry = {
  _id: 'enquiry',
  subject: 'Two rooms',
  message: 'Two rooms, please.',
  phone: '98220 12345',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-20',
  status: 'pending',
  createdAt: '2026-11-01T06:00:00Z',
  lastAnswerAt: null,
  messages: 0,
  hasPlan: false,
} as OwnEnquiry

const show = (shown: Partial<OwnEnquiry> = {}, wrapper: typeof InExampleSite = InExampleSite) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ol>
        <MyEnquiry enquiry={{ ...enquiry, ...shown }} />
      </ol>
    </QueryClientProvider>,
    { wrapper },
  )

test.each([
  [0, 'Write a message'],
  [1, 'Show 1 message and reply'],
  [3, 'Show 3 messages and reply'],
])('with %i messages the way to write is named', async (messages, name) => {
  const screen = await show({ messages })
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
})

test('a business that answers within a day promises so until it has answered', async () => {
  const screen = await show({}, (site) => (
    <InExampleSite {...site} business={{ replyPromise: 'within a day' }} />
  ))
  await expect.element(screen.getByText("We have it. We'll get back to you within a day.")).toBeVisible()
})

const trip = { arrival: '2026-12-24', departure: '2026-12-28', rooms: [], saved: [], stay: null, days: [] }
const plan = { trip, estimate: null, language: 'en' }

test('the plan that was sent can be shown', async () => {
  vi.spyOn(service.enquiries, 'get').mockResolvedValue({ enquiry, plan, messages: [] } as never)
  const screen = await show({ hasPlan: true })
  await screen.getByRole('button', { name: 'Show your plan' }).click()
  const region = screen.getByRole('region', { name: 'Your plan' })
  await expect.element(region.getByText('24 Dec 2026 to 28 Dec 2026, 4 nights')).toBeVisible()
  await screen.getByRole('button', { name: 'Hide your plan' }).click()
  await expect.element(region).not.toBeInTheDocument()
})

test('the plan of an enquiry that became part of this one stands in the conversation', async () => {
  const asked = {
    _id: 'first',
    subject: 'A trip',
    message: 'Our plan.',
    dateOfPlan: null,
    plan,
    createdAt: enquiry.createdAt,
  }
  vi.spyOn(service.enquiries, 'get').mockResolvedValue({
    enquiry,
    plan: null,
    messages: [],
    merged: [asked],
  } as never)
  const screen = await show()
  await screen.getByRole('button', { name: 'Write a message' }).click()
  const region = screen.getByRole('region', { name: 'Plan sent with “A trip”' })
  await expect.element(region.getByText('24 Dec 2026 to 28 Dec 2026, 4 nights')).toBeVisible()
})

test('an enquiry without a plan offers none', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Correct' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show your plan' })).not.toBeInTheDocument()
})

test('a correction says that it is saved', async () => {
  const correct = vi.spyOn(service.enquiries, 'correct').mockResolvedValue({ enquiry } as never)
  const screen = await show()
  await screen.getByRole('button', { name: 'Correct' }).click()
  await screen.getByLabelText('Message', { exact: true }).fill('20 to 28 December, please.')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  // What was changed elsewhere in the meantime stays.
  expect(correct.mock.lastCall?.[1]).toEqual({ message: '20 to 28 December, please.' })
})

test('a correction that changes nothing ends without one', async () => {
  const correct = vi.spyOn(service.enquiries, 'correct').mockResolvedValue({ enquiry } as never)
  correct.mockClear()
  const screen = await show()
  await screen.getByRole('button', { name: 'Correct' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('button', { name: 'Correct' })).toBeVisible()
  expect(correct).not.toHaveBeenCalled()
})

test('a correction keeps what was changed elsewhere while its form was open', async () => {
  const correct = vi.spyOn(service.enquiries, 'correct').mockResolvedValue({ enquiry } as never)
  const client = new QueryClient()
  const shown = (now: OwnEnquiry) => (
    <QueryClientProvider client={client}>
      <MyEnquiry enquiry={now} />
    </QueryClientProvider>
  )
  const screen = await render(shown(enquiry), { wrapper: InExampleSite })
  await screen.getByRole('button', { name: 'Correct' }).click()
  await screen.getByLabelText('Message', { exact: true }).fill('One room.')
  await screen.rerender(shown({ ...enquiry, phone: '98220 54321' }))
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(correct.mock.lastCall?.[1]).toEqual({ message: 'One room.' })
})

test.each([
  ['enquiry', 'Enquiry'],
  ['membership', 'Membership'],
  ['our wedding', 'our wedding'],
])('the subject %s is headed %s', async (subject, heading) => {
  const asked = { _id: 'first', subject, message: 'And a boat?', plan: null, createdAt: enquiry.createdAt }
  vi.spyOn(service.enquiries, 'get').mockResolvedValue({ enquiry, messages: [], merged: [asked] } as never)
  const screen = await show({ subject })
  await expect.element(screen.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Write a message' }).click()
  await expect.element(screen.getByRole('region', { name: `Conversation about ${heading}` })).toBeVisible()
  await expect.element(screen.getByText(new RegExp(`also asked: ${heading} `))).toBeVisible()
})

test.each([
  ['pending', null, "We have it. We'll get back to you within 24 hours."],
  ['in_progress', null, 'We are working on your answer.'],
  ['in_progress', '2026-11-02T06:00:00Z', 'We have answered. Write again whenever you like.'],
  ['resolved', '2026-11-02T06:00:00Z', 'Answered. Write again whenever you like.'],
] as const)(
  'an enquiry that is %s, last answered %s, says where it stands',
  async (status, lastAnswerAt, standing) => {
    const screen = await show({ status, lastAnswerAt })
    await expect.element(screen.getByText(standing, { exact: true })).toBeVisible()
  },
)
