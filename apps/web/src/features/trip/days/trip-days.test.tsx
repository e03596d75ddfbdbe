import { emptyTrip, type PlaceKey, type Trip } from '@susegad/catalog-data/trip'
import { Toaster } from '@susegad/ui/toast'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { readTrip } from '../../../shell/trip/device-trip.ts'
import { forgetTrip, keepTrip } from '../../../shell/trip/keep-trip.ts'
import { tripNotices } from '../../../shell/trip/trip-notices.ts'
import { TripDays } from './trip-days.tsx'

const at = '2026-11-29T09:00:00.000Z'
const saved = (places: readonly PlaceKey[]) => places.map((place) => ({ place, at }))

async function show(part: Partial<Trip>): Promise<void> {
  keepTrip({ ...emptyTrip(new Date(at)), ...part }, 'visitor')
  await render(
    <InExampleSite>
      <TripDays coast={null} facts={{ places: {} }} known={new Map()} />
      <Toaster toaster={tripNotices} />
    </InExampleSite>,
  )
}
const handles = () => page.getByRole('button', { name: 'Move A place that we no longer offer' })

afterEach(() => {
  tripNotices.dismiss()
  forgetTrip('visitor')
})

test.each([
  ['that is saved', saved(['hotel/gone', 'beach/baga'])],
  ['that is not saved any more', saved(['beach/baga'])],
])('a chosen hotel %s and is no longer published can be removed from the trip', async (_, places) => {
  await show({ saved: places, stay: { hotel: 'gone', room: null, plan: 'CP' } })
  await expect.poll(() => handles().elements()).toHaveLength(2)
  await handles().last().click()
  await page.getByRole('menuitem', { name: 'Remove from the trip' }).click()
  await expect.poll(() => handles().elements()).toHaveLength(1)
  expect(readTrip('visitor').stay).toBeNull()
})

test('a chosen hotel that is no longer published has no days to go to, and comes back as the stay', async () => {
  const stay = { hotel: 'gone', room: null, plan: 'CP' as const }
  await show({ saved: saved(['beach/baga']), stay, days: [[], []] })
  await handles().last().click()
  expect(page.getByRole('menuitem', { name: /^Day/ }).elements()).toEqual([])
  await page.getByRole('menuitem', { name: 'Remove from the trip' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readTrip('visitor').stay).toEqual(stay)
  expect(readTrip('visitor').saved.filter(({ gone }) => !gone)).toHaveLength(1)
})

test('a day that is full says so', async () => {
  const twelve = Array.from({ length: 12 }, (_, n): PlaceKey => `beach/number-${n}`)
  await show({ saved: saved([...twelve, 'beach/baga']), days: [twelve] })
  await handles().first().click()
  await page.getByRole('menuitem', { name: 'Day 1' }).click()
  await expect
    .element(page.getByText('A day can have up to 12 places. Move one of them to another day first.'))
    .toBeVisible()
})
