import { emptyTrip, encodeTrip, savePlace } from '@susegad/catalog-data/trip'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSharedTrip } from './use-shared-trip.ts'

function Shown() {
  const shared = useSharedTrip()
  return <p>{shared === undefined || shared === 'broken' ? 'own plan' : shared.saved.join()}</p>
}

test('the link to the content leaves a shared plan as it is; the way back to one’s own plan does not', async () => {
  const now = new Date('2026-11-30T09:00:00Z')
  const link = encodeTrip(savePlace(emptyTrip(now), 'beach/baga', now), { dates: false })
  const history = createMemoryHistory({ initialEntries: [`/trip#p=${link}`] })
  const router = createRouter({ routeTree: createRootRoute({ component: Shown }), history })
  await render(
    <main id="content">
      <RouterProvider router={router as never} />
    </main>,
  )
  await expect.element(page.getByText('beach/baga')).toBeVisible()
  history.push('/trip#content')
  await expect.poll(() => router.state.location.hash).toBe('content')
  await expect.element(page.getByText('beach/baga')).toBeVisible()
  history.push('/trip')
  await expect.element(page.getByText('own plan')).toBeVisible()
})
