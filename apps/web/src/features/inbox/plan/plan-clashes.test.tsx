import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { pageDataOf } from '../../../page-data/of-catalogue/page-data-of.ts'
import { PlanClashes } from './plan-clashes.tsx'

const at = '2026-11-28T09:00:00.000Z'

test('staff see what stands against the days of a plan, but not places that are gone', async () => {
  const catalogue = await exampleCatalogue()
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <InExampleSite pageAt={async ({ pathname }) => pageDataOf(catalogue, pathname)}>
        <PlanClashes
          trip={{
            v: 1,
            changed: at,
            // A Tuesday.
            arrival: '2026-12-22',
            departure: '2026-12-24',
            rooms: [{ adults: 2, children: [6] }],
            saved: [
              { place: 'activity/bungee-jumping-goa', at },
              { place: 'beach/lost-beach', at },
            ],
            stay: null,
            days: [['activity/bungee-jumping-goa'], ['beach/lost-beach']],
          }}
        />
      </InExampleSite>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('2 problems, as the customer sees them')).toBeVisible()
  await expect
    .element(page.getByText('Bungee Jumping at Mayem Lake is closed on Tuesdays. Day 1 is a Tuesday.'))
    .toBeVisible()
  await expect
    .element(page.getByText(/^Bungee Jumping at Mayem Lake is for guests aged 14 and over\./))
    .toBeVisible()
})
