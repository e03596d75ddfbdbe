import type { EnquiryPlan } from '@susegad/api-client/contract'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../test/in-example-site.tsx'
import type { RouterContext } from '../../page-data/load-page.ts'
import { pageDataOf } from '../../page-data/of-catalogue/page-data-of.ts'
import { PlanView } from './plan-view.tsx'

const at = '2026-11-28T09:00:00.000Z'
const plan: EnquiryPlan = {
  trip: {
    v: 1,
    changed: at,
    arrival: '2026-12-24',
    departure: '2026-12-28',
    rooms: [{ adults: 2, children: [] }],
    saved: [{ place: 'activity/closed-museum', at }],
    stay: { hotel: 'sold-hotel', room: null, plan: 'CP' },
    days: [['beach/arambol-beach-goa-india', 'beach/lost-beach']],
  },
  estimate: null,
  language: 'en',
}

async function show(pageAt: RouterContext['pageAt']) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InExampleSite pageAt={pageAt}>
        <PlanView title="Their plan" plan={plan} />
      </InExampleSite>
    </QueryClientProvider>,
  )
  return page.getByRole('region', { name: 'Their plan' })
}

test('places that the owner has unpublished are named, and said to be gone', async () => {
  const catalogue = await exampleCatalogue()
  const region = await show(async ({ pathname }) => pageDataOf(catalogue, pathname))
  await expect
    .element(region.getByText('Arambol Beach, Lost Beach (no longer on the site)', { exact: false }))
    .toBeVisible()
  await expect.element(region.getByText('Sold Hotel (no longer on the site)')).toBeVisible()
  await expect.element(region.getByText('Closed Museum (no longer on the site)')).toBeVisible()
})

test('as long as the names of the site are not known, no place is said to be gone', async () => {
  const region = await show(async () => undefined as never)
  await expect
    .element(region.getByText('Arambol Beach Goa India, Lost Beach', { exact: false }))
    .toBeVisible()
  await expect.element(region.getByText('no longer on the site')).not.toBeInTheDocument()
})
