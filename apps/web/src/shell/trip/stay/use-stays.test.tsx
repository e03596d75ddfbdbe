import { emptyTrip, type Trip } from '@susegad/catalog-data/trip'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openSite } from '../../../../test/open-site.tsx'
import { forgetTrip, keepTrip } from '../keep-trip.ts'
import { useComingTrip } from '../use-trip.ts'

const saved = [{ place: 'beach/baga' as const, at: '2026-11-29T09:00:00.000Z' }]
const keep = (part: Partial<Trip>) => keepTrip({ ...emptyTrip(new Date()), saved, ...part }, 'visitor')

afterEach(() => {
  vi.useRealTimers()
  forgetTrip('visitor')
})

const Coming = () => <p>{useComingTrip() ? 'coming' : 'over'}</p>

test('hotels say when a party is too large for one room, and nothing of dates that are over', async () => {
  const rooms = [{ adults: 12, children: [] }]
  keep({ arrival: '2027-01-14', departure: '2027-01-17', rooms })
  await openSite('/hotels')
  const tooLarge = page.getByText('No room here has space for so many people. Add a room to see prices.')
  await expect.element(tooLarge.first()).toBeVisible()
  keep({ arrival: '2026-01-14', departure: '2026-01-17', rooms })
  await expect.element(tooLarge).not.toBeInTheDocument()
  await expect.element(page.getByText('Your dates: price on request.')).not.toBeInTheDocument()
})

test('a trip is over when its day of departure is over where the hotels are', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-22T18:29:00Z') })
  keep({ arrival: '2026-12-20', departure: '2026-12-22' })
  await render(<Coming />)
  await expect.element(page.getByText('coming')).toBeVisible()
  vi.setSystemTime(new Date('2026-12-22T18:31:00Z'))
  keep({ arrival: '2026-12-20', departure: '2026-12-22' })
  await expect.element(page.getByText('over')).toBeVisible()
})
