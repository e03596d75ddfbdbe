import type { EnquiryDetail } from '@susegad/api-client/contract'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { pageDataOf } from '../../../page-data/of-catalogue/page-data-of.ts'
import { NO_PROBLEMS, newDraft, type QuoteDraft } from './quote-draft.ts'
import { QuoteEditor } from './quote-editor.tsx'

const catalogue = await exampleCatalogue()
let published = catalogue
let isDown = false
async function pageAt({ pathname }: { pathname: string }) {
  if (isDown) throw new Error('The page could not be read.')
  return pageDataOf(published, pathname)
}
const enquiry = {
  _id: 'e',
  context: { kind: 'hotel', slug: 'regent-laguna-hotel' },
  dateOfPlan: '2099-01-10',
} as const
const tax = { rate: 5, number: '30ABCDE1234F1Z5' }
let kept: QuoteDraft

function Editor({ tooLate }: { tooLate?: string }) {
  const [draft, setDraft] = useState<QuoteDraft>({
    ...newDraft(enquiry),
    ...(tooLate && { changes: 'sent' }),
  })
  kept = draft
  return (
    <QuoteEditor
      enquiry={enquiry}
      draft={draft}
      tax={tax}
      tooLate={draft.changes && tooLate}
      problems={NO_PROBLEMS}
      onChange={setDraft}
      onRemove={() => {}}
    />
  )
}
const show = (tooLate?: string, queryClient = new QueryClient()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InExampleSite pageAt={pageAt}>
        <Editor {...(tooLate && { tooLate })} />
      </InExampleSite>
    </QueryClientProvider>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(900, 900))

test('an activity comes with its name and its price for each person', async () => {
  await show()
  await button('Add an activity').click()
  const [activity] = catalogue.activitySummaries
  await page.getByLabelText('Activity').selectOptions(activity?.slug ?? '')
  await page.getByRole('spinbutton', { name: 'People' }).fill('3')
  await button('Add to the quote').click()
  await expect
    .poll(() => kept.lines)
    .toMatchObject([{ text: activity?.name, quantity: '3', price: String(activity?.price) }])
  await expect.element(page.getByText('Added to the quote.')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('quote.lines.0.text')
})

test('a stay without a known price is said, and comes as a line that waits for one', async () => {
  await show()
  await button('Add a stay').click()
  await expect.element(page.getByLabelText('Hotel')).toHaveValue('regent-laguna-hotel')
  await expect.element(page.getByLabelText('Arrival')).toHaveValue('2099-01-10')
  await expect.element(button('Add to the quote')).toBeDisabled()
  await page.getByLabelText('Departure').fill('2099-01-12')
  await expect.element(page.getByText(/Price on request for .* of your stay/).first()).toBeVisible()
  await button('Add to the quote').click()
  await expect.poll(() => kept.lines.some(({ price, nights }) => price === '' && nights === '2')).toBe(true)
  await expect.element(page.getByText('Fill in all prices')).toBeVisible()
})

test('a stay begins with what the visitor planned', async () => {
  const queryClient = new QueryClient()
  const trip = {
    arrival: enquiry.dateOfPlan,
    departure: '2099-01-13',
    rooms: [{ adults: 3, children: [] }],
    stay: { hotel: 'la-view-hotel', room: null, plan: 'MAP' },
  }
  const room = catalogue.hotels.find(({ slug }) => slug === 'la-view-hotel')?.rooms.at(-1)?.category ?? ''
  const plan = { trip, estimate: { hotel: 'la-view-hotel', room } }
  queryClient.setQueryData(enquiries.detail('e').queryKey, { plan } as unknown as EnquiryDetail)
  await show(undefined, queryClient)
  await button('Add a stay').click()
  await expect.element(page.getByLabelText('Hotel')).toHaveValue('la-view-hotel')
  await expect.element(page.getByLabelText('Room')).toHaveValue(room)
  await expect.element(page.getByLabelText('Arrival')).toHaveValue('2099-01-10')
  await expect.element(page.getByLabelText('Departure')).toHaveValue('2099-01-13')
  await expect.element(page.getByLabelText('Meals')).toHaveValue('MAP')
  await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3)
})

test('a stay begins on the day that the customer asked for, with two adults if the plan has no people', async () => {
  const queryClient = new QueryClient()
  const trip = { arrival: '2099-03-01', departure: '2099-03-04', rooms: [], stay: null }
  queryClient.setQueryData(enquiries.detail('e').queryKey, { plan: { trip } } as unknown as EnquiryDetail)
  await show(undefined, queryClient)
  await button('Add a stay').click()
  await expect.element(page.getByLabelText('Arrival')).toHaveValue('2099-01-10')
  await expect.element(page.getByLabelText('Departure')).toHaveValue('')
  await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2)
})

test('a stay is offered as it was published while the desk is open', async () => {
  const queryClient = new QueryClient()
  const first = await show(undefined, queryClient)
  await button('Add a stay').click()
  await expect.element(page.getByLabelText('Hotel')).toBeVisible()
  await first.unmount()
  published = { ...catalogue, hotels: catalogue.hotels.map((hotel) => ({ ...hotel, name: 'Renamed' })) }
  const later = Date.now() + 61_000
  const now = vi.spyOn(Date, 'now').mockReturnValue(later)
  onTestFinished(() => {
    published = catalogue
    now.mockRestore()
  })
  await show(undefined, queryClient)
  await button('Add a stay').click()
  await expect.poll(() => page.getByLabelText('Hotel').element().textContent).toContain('Renamed')
})

test('a stay that is being filled in stays when its prices can’t be read again', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await show(undefined, queryClient)
  await button('Add a stay').click()
  await page.getByLabelText('Departure').fill('2099-01-12')
  isDown = true
  onTestFinished(() => {
    isDown = false
  })
  await queryClient.invalidateQueries({ queryKey: ['quote-places'] })
  await expect.element(page.getByText(/The catalogue could not be loaded/)).toBeVisible()
  await expect.element(page.getByLabelText('Departure')).toHaveValue('2099-01-12')
})

test('a deposit and GST are in the customer’s view', async () => {
  await show()
  await page.getByRole('textbox', { name: /Price each/ }).fill('27,200')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('30')
  await page.getByText('As the customer sees it').click()
  const table = page.getByRole('table')
  await expect.element(table.getByRole('row', { name: 'Includes GST (5%) ₹1,295' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Deposit (30%) ₹8,160' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Balance after the deposit ₹19,040' })).toBeVisible()
})

test('changes to a quote that was accepted meanwhile stay, and become a new quote', async () => {
  await show('The customer accepted this quote while you were changing it.')
  await page.getByLabelText('Item').fill('A boat')
  await expect
    .element(
      page.getByRole('alert').getByText('The customer accepted this quote while you were changing it.'),
    )
    .toBeVisible()
  await button('Make it a new quote').click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(kept.changes).toBeUndefined()
  expect(kept.lines[0]?.text).toBe('A boat')
})
