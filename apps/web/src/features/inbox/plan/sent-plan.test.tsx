import type { EnquiryPlan, StaffDetail } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { AnswerForm } from '../answer/answer-form.tsx'
import { dropAnswer, keepAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { newDraft, newLine } from '../quote/quote-draft.ts'
import { SentPlan } from './sent-plan.tsx'

const at = '2026-11-28T09:00:00.000Z'
const plan: EnquiryPlan = {
  trip: {
    v: 1,
    changed: at,
    arrival: '2026-12-24',
    departure: '2026-12-28',
    rooms: [{ adults: 2, children: [6] }],
    saved: [{ place: 'beach/palolem-beach', at }],
    stay: { hotel: 'la-view-hotel', room: 'Sea View', plan: 'MAP' },
    days: [[], ['beach/baga-beach', 'activity/river-cruise']],
  },
  estimate: {
    hotel: 'la-view-hotel',
    room: 'Sea View',
    plan: 'MAP',
    lines: [{ text: 'Sea View, peak season', quantity: 1, nights: 4, guests: 2, price: 3199 }],
    total: 12_796,
    open: [],
  },
  language: 'en',
}
const open = 'The gala dinner is quoted with your booking.'
const unpriced: EnquiryPlan = {
  ...plan,
  estimate: plan.estimate && { ...plan.estimate, total: null, open: [open] },
}
const enquiry = { _id: 'planned', name: 'Rahul', email: 'rahul@example.com', context: null }

const show = (sent: EnquiryPlan | null, more: Partial<StaffDetail> = {}, merged?: EnquiryPlan) => {
  const detail = { enquiry, messages: [], plan: sent, ...more } as unknown as StaffDetail
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SentPlan detail={detail} />
      {merged && <SentPlan detail={detail} plan={merged} title="Plan sent with “First”" />}
      <AnswerForm
        enquiry={detail.enquiry}
        messages={[]}
        staffMember={{ _id: 'asha', name: 'Asha' }}
        mailbox={{ address: enquiry.email, onSite: false, isReachable: true }}
      />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
}
const make = () => page.getByRole('button', { name: 'Make this a quote' })
const items = () =>
  page
    .getByLabelText('Item')
    .elements()
    .map((field) => (field as HTMLInputElement).value)

beforeEach(() => dropAnswer('planned'))

test('shows dates, people, stay, days and the estimate', async () => {
  await show(plan)
  const region = page.getByRole('region', { name: 'Their plan' })
  for (const text of [
    '24 Dec 2026 to 28 Dec 2026, 4 nights',
    '2 adults, 1 child (age 6)',
    'La View Hotel',
    /with breakfast and dinner$/,
    /Baga Beach, River Cruise$/,
    'Palolem Beach',
    'Day 2, 25 Dec 2026',
    'Estimate: ₹12,796',
  ])
    await expect.element(region.getByText(text)).toBeVisible()
  await expect.element(region.getByRole('rowheader', { name: 'Total' })).toBeVisible()
})

test('an estimate with an open question says so, and shows no total', async () => {
  await show(unpriced)
  const region = page.getByRole('region', { name: 'Their plan' })
  await expect.element(region.getByText('Estimate: no total yet')).toBeVisible()
  await expect.element(region.getByText(open)).toBeVisible()
  await expect.element(region.getByRole('rowheader', { name: 'Total' })).not.toBeInTheDocument()
})

test('the estimate becomes a quote by keyboard, and goes nowhere by itself', async () => {
  await show(plan)
  make().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Item')).toHaveFocus()
  expect(items()).toEqual(['La View Hotel, Sea View, peak season'])
  await expect.element(page.getByText(/Nothing is sent until you press Send/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

test('the quote of several lines begins at the first one that has no price, or else at the first', async () => {
  const [line] = plan.estimate?.lines ?? []
  if (!plan.estimate || !line) throw new Error('The plan has no estimate.')
  const lines = [line, { ...line, text: 'Dinner for two', price: 900 }]
  await show({ ...plan, estimate: { ...plan.estimate, lines } })
  await make().click()
  await expect.element(page.getByLabelText('Item').first()).toHaveFocus()
})

test('what the estimate leaves open becomes a line that staff must price before they can send', async () => {
  await show(unpriced)
  await make().click()
  await expect.poll(items).toEqual(['La View Hotel, Sea View, peak season', open])
  await expect.element(page.getByRole('textbox', { name: 'Price each, per night' }).last()).toHaveValue('')
})

test('an estimate of nothing but open questions becomes a quote too', async () => {
  await show({ ...unpriced, estimate: unpriced.estimate && { ...unpriced.estimate, lines: [] } })
  await make().click()
  await expect.poll(items).toEqual([open])
})

test('an answer that is being held is a draft again when it gets the estimate', async () => {
  const held = { text: 'Dear Rahul', quote: null, key: 'key', after: 0, resolve: false, queued: true }
  await show(plan)
  keepAnswer('planned', { ...held, sendAt: Date.now() + 60_000 })
  await make().click()
  expect(keptAnswer('planned')).toMatchObject({ queued: false, text: 'Dear Rahul' })
  expect(keptAnswer('planned')?.sendAt).toBeUndefined()
})

test('the plan of a merged enquiry becomes a quote of the one that it is in', async () => {
  await show(null, {}, plan)
  await expect.element(page.getByRole('region', { name: 'Plan sent with “First”' })).toBeVisible()
  await make().click()
  expect(items()).toEqual(['La View Hotel, Sea View, peak season'])
})

test('a quote that is begun keeps its lines and its answer', async () => {
  const quote = newDraft({ context: null })
  const lines = [{ ...newLine('Airport transfer'), price: '1,200' }]
  const quoted = { ...quote, lines, validUntil: '2099-01-01' }
  const begun = { text: 'Dear Rahul', quote: quoted, key: 'key', after: 0, resolve: false, queued: false }
  keepAnswer('planned', begun)
  await show(plan)
  await make().click()
  await expect.poll(items).toEqual(['Airport transfer', 'La View Hotel, Sea View, peak season'])
  await make().click()
  await expect.element(page.getByText('The estimate is already in the quote below.')).toBeVisible()
  expect(items()).toEqual(['Airport transfer', 'La View Hotel, Sea View, peak season'])
  await expect.element(page.getByLabelText('Answer by email')).toHaveValue('Dear Rahul')
  await expect.element(page.getByLabelText('Valid until')).toHaveValue('2099-01-01')
})

test.each([
  ['the customer can’t be answered by email', plan, { unsubscribed: 'unreachable' }],
  ['no estimate was made', { ...plan, estimate: null }, {}],
] as const)('offers no quote if %s', async (_why, sent, more) => {
  await show(sent, more)
  await expect.element(page.getByRole('region', { name: 'Their plan' })).toBeVisible()
  await expect.element(make()).not.toBeInTheDocument()
})

test('an enquiry without a plan shows none', async () => {
  await show({ trip: null, estimate: null, language: 'hi' })
  await expect.element(page.getByLabelText('Answer by email')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Their plan' })).not.toBeInTheDocument()
})
