import type { ContentOverview, Release } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { studio } from '../content/studio-queries.ts'
import { HistoryPage } from '../history/history-page.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { ReleaseProgress } from './release-progress.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

const planned: Release = {
  _id: 'r',
  number: null,
  state: 'scheduled',
  current: false,
  held: false,
  note: 'Prices for the season',
  restores: null,
  reason: null,
  records: 1,
  by: { _id: null, name: 'Ana' },
  createdAt: '2026-11-28T06:00:00Z',
  publishAt: '2026-11-28T18:30:00Z',
  publishedAt: null,
  until: '2026-12-01T18:30:00Z',
}
const zone = page.getByText('Times are in India Standard Time (Asia/Kolkata).')

async function open(part: ReactNode, answers: (client: QueryClient) => void = () => {}) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  answers(client)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  })
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const overview = (...scheduled: Release[]): ContentOverview => ({
  kinds: [],
  records: [],
  current: null,
  publishing: null,
  scheduled,
})

test('planned changes are named by their note, and the zone of their times once', async () => {
  const later = { ...planned, _id: 'later', note: '' }
  const held = { ...planned, _id: 'held', held: true }
  await open(<WaitingChanges overview={overview(planned, later, held)} />)
  await expect
    .element(page.getByText(/^“Prices for the season” goes online on 29 Nov 2026, 12:00.am\./))
    .toBeVisible()
  await expect.element(page.getByText(/^Changes go online on 29 Nov 2026, 12:00.am\./)).toBeVisible()
  await expect
    .element(page.getByText(/^“Prices for the season”, scheduled for 29 Nov 2026, 12:00.am: Ana/))
    .toBeVisible()
  expect(zone.elements()).toHaveLength(1)
})

test('without planned changes no zone is named', async () => {
  await open(<WaitingChanges overview={overview()} />)
  await expect.element(page.getByRole('link', { name: 'History' })).toBeVisible()
  expect(zone.elements()).toHaveLength(0)
})

test('the history names the zone of its times once', async () => {
  await open(<HistoryPage />, (client) =>
    client.setQueryData(studio.releases(1).queryKey, {
      releases: [planned, { ...planned, _id: 'other' }],
      page: 1,
      limit: 20,
      total: 2,
      totalPages: 1,
    }),
  )
  await expect.element(zone).toBeVisible()
  expect(zone.elements()).toHaveLength(1)
})

test('changes that were just scheduled say from when to when, in which zone', async () => {
  await open(<ReleaseProgress id="r" />, (client) =>
    client.setQueryData(studio.release('r').queryKey, { release: planned, changes: [], since: [] }),
  )
  await expect
    .element(
      page.getByText(/from 29 Nov 2026, 12:00.am until 2 Dec 2026, 12:00.am \(India Standard Time\)\./),
    )
    .toBeVisible()
})

test('a copied preview link says until when it works, in which zone', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const record = { kind: 'hotel', slug: 'casa' } as const
  await open(<PreviewPanel record={record} name="Casa" version="1" first="phone" />, (client) =>
    client.setQueryData(studio.preview(record).queryKey, {
      preview: { url: `${location.origin}/preview/t/hotels/casa`, expiresAt: '2026-12-01T18:30:00Z' },
    }),
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText(/until 2 Dec 2026, 12:00.am \(India Standard Time\)\.$/)).toBeVisible()
})
