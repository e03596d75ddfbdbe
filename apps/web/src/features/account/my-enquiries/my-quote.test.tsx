import type { Quote, SharedQuote } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { service } from '../../../shell/session/service.ts'
import { MyQuote } from './my-quote.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const quote: Quote = {
  _id: 'quote',
  reference: 'Q-1',
  version: 1,
  lines: [{ text: 'Airport transfer', quantity: 1, nights: null, guests: null, price: 2000 }],
  discount: null,
  total: 2000,
  tax: null,
  deposit: null,
  dueOn: null,
  validUntil: '2030-01-01',
  state: 'open',
  acceptedAt: null,
  acceptedBy: null,
  acceptedVia: null,
  remindedAt: null,
  createdAt: '2026-11-28T06:00:00Z',
}

test.each<[string, Pick<SharedQuote, 'confirmed'>, string]>([
  [
    'an email',
    { confirmed: true },
    'Thank you. You have accepted the quote, and we have emailed you a confirmation.',
  ],
  ['no email', {}, 'Thank you. You have accepted the quote.'],
])('accepting a quote with %s says so', async (_, confirmed, text) => {
  const shared = { quote, name: 'Asha', subject: 'Rooms', payment: null, ...confirmed }
  vi.spyOn(service.quotes, 'accept').mockResolvedValue(shared)
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MyQuote quote={quote} />
    </QueryClientProvider>,
    { wrapper: InExampleSite },
  )
  await screen.getByRole('button', { name: 'Accept this quote' }).click()
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})
