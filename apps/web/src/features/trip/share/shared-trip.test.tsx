import { emptyTrip, type PlaceKey, savedPlaces, type Trip } from '@susegad/catalog-data/trip'
import { Toaster } from '@susegad/ui/toast'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { readTrip } from '../../../shell/trip/device-trip.ts'
import { forgetTrip, keepTrip } from '../../../shell/trip/keep-trip.ts'
import { tripNotices } from '../../../shell/trip/trip-notices.ts'
import type { TripPlace } from '../place/trip-place.ts'
import { SharedTrip } from './shared-trip.tsx'

const at = '2026-11-29T09:00:00.000Z'
const shared: PlaceKey[] = ['beach/baga', 'beach/colva']
const known = new Map(
  shared.map((key) => [key, { key, kind: 'beach', slug: key.slice(6), name: key } as TripPlace]),
)

async function show(places: readonly PlaceKey[], part: Partial<Trip> = {}): Promise<void> {
  keepTrip({ ...emptyTrip(new Date(at)), saved: places.map((place) => ({ place, at })), ...part }, 'visitor')
  await render(
    <InExampleSite>
      <SharedTrip shared={{ saved: shared, days: [shared] }} known={known} />
      <Toaster toaster={tripNotices} />
    </InExampleSite>,
  )
}
const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => {
  tripNotices.dismiss()
  forgetTrip('visitor')
})

test('says which places of a shared plan a full trip had no space for', async () => {
  await show(Array.from({ length: 39 }, (_, n): PlaceKey => `beach/number-${n}`))
  await press('Add these places to my trip')
  await expect.element(page.getByText(/^One place was left out: a trip can have up to 40\./)).toBeVisible()
  expect(savedPlaces(readTrip('visitor'))).toHaveLength(40)
})

test('keeping a shared plan can be undone: the own plan is back', async () => {
  const own = { arrival: '2099-01-14', departure: '2099-01-15', days: [['beach/agonda' as const], []] }
  await show(['beach/arambol', 'beach/agonda'], own)
  await press('Use this plan')
  expect(readTrip('visitor').days).toEqual([shared])
  await press('Undo')
  expect(readTrip('visitor')).toMatchObject(own)
  expect(savedPlaces(readTrip('visitor'))).toEqual(['beach/arambol', 'beach/agonda'])
})
