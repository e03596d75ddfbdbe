import { emptyTrip, type PlaceKey, type Trip } from '@susegad/catalog-data/trip'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { forgetTrip, keepTrip } from '../../../shell/trip/keep-trip.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { SendTrip } from './send-trip.tsx'

const at = '2026-11-29T09:00:00.000Z'
const saved = (places: readonly PlaceKey[]) => places.map((place) => ({ place, at }))
const dates = { arrival: '2099-01-14', departure: '2099-01-17' }
const places = { hotels: [], activities: [], beaches: [], coast: null } as unknown as TripPlaces

async function show(part: Partial<Trip>): Promise<void> {
  keepTrip({ ...emptyTrip(new Date(at)), ...part }, 'visitor')
  await render(
    <InExampleSite>
      <SendTrip places={places} facts={{ places: {} }} />
    </InExampleSite>,
  )
}
const parts = (text: string) => page.getByText(`This goes with your message: ${text}.`)
const field = (name: string) => page.getByLabelText(name, { exact: true })

/** Sends the plan; returns the trip that the service gets. */
async function send(): Promise<Trip> {
  const sent = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ enquiry: { _id: '1' } }, { status: 201 }))
  for (const [name, text] of [
    ['Name', 'Asha Naik'],
    ['Phone', '98220 12345'],
    ['Email', 'asha@example.com'],
    ['Date of plan', dates.arrival],
  ] as const)
    await field(name).fill(text)
  await page.getByRole('button', { name: 'Send my plan' }).click()
  await expect.element(page.getByText('Enquiry Submitted!')).toBeVisible()
  return JSON.parse(String(sent.mock.lastCall?.[1]?.body)).trip
}

afterEach(() => {
  vi.restoreAllMocks()
  forgetTrip('visitor')
  localStorage.clear()
})

test('the people that the plan names are sent with it, and so are no more places than it can hold', async () => {
  const many = Array.from({ length: 300 }, (_, n): PlaceKey => `beach/number-${n}`)
  await show({ ...dates, saved: saved(many) })
  await expect
    .element(parts('14 to 17 January 2099 · 2 adults in one room · 40 saved places not planned yet'))
    .toBeVisible()
  const trip = await send()
  expect(trip.rooms).toEqual([{ adults: 2, children: [] }])
  expect(trip.saved).toHaveLength(40)
})

test('says what is planned, what is only saved, and nothing of a hotel that is gone', async () => {
  await show({
    saved: saved(['beach/baga', 'beach/colva', 'hotel/gone', 'beach/agonda']),
    stay: { hotel: 'gone', room: null, plan: 'CP' },
    days: [['beach/baga', 'beach/colva'], []],
  })
  await expect.element(parts('2 places on 2 days · 1 saved place not planned yet')).toBeVisible()
})
