import { expect, type Page } from '@playwright/test'

const at = '2026-11-29T09:00:00.000Z'

export const savedAt = (places: readonly string[]) => places.map((place) => ({ place, at }))

/** Five days of a family, as the browser keeps them. */
export const familyTrip = {
  v: 1,
  changed: at,
  arrival: '2027-01-14',
  departure: '2027-01-18',
  rooms: [{ adults: 2, children: [6] }],
  saved: savedAt(['hotel/la-view-hotel', 'beach/arambol-beach-goa-india', 'activity/scuba-diving-combo-goa']),
  stay: { hotel: 'la-view-hotel', room: null, plan: 'CP' },
  days: [['beach/arambol-beach-goa-india'], ['activity/scuba-diving-combo-goa']],
}

const beaches = [
  'agonda',
  'anjuna',
  'arambol',
  'ashwem',
  'butterfly',
  'calangute',
  'candolim',
  'colva',
  'palolem',
]
const outings = [
  'activity/boat-party-in-goa',
  'activity/bungee-jumping-goa',
  'activity/dolphin-watching-cruise-goa',
  'activity/dudhsagar-waterfall-in-goa-india',
  'activity/flyboarding-in-goa',
  'activity/goa-ultimate-5-watersports-adventure',
  'activity/kayaking-in-goa-baga-beach',
  'activity/mandovi-river-dinner-cruise-goa',
  'activity/paragliding-adventure-goa',
  'activity/scuba-diving-combo-goa',
  'activity/south-goa-sightseeing',
  'activity/sunset-cruise-goa',
  ...beaches.map((name) => `beach/${name}-beach-goa-india`),
]
const hotels = [
  'amara-grand-hotel',
  'la-view-hotel',
  'regent-laguna-hotel',
  'tree-house-hotel',
  'wotel-calangute',
]
const unpublished = Array.from({ length: 14 }, (_, index) => `beach/no-longer-there-${index}`)

/** Ten days with as many places as a trip holds, of all kinds, some of which are no longer offered. */
export const fullTrip = {
  ...familyTrip,
  departure: '2027-01-23',
  rooms: [
    { adults: 2, children: [6, 11] },
    { adults: 3, children: [] },
  ],
  saved: savedAt([...hotels.map((hotel) => `hotel/${hotel}`), ...outings, ...unpublished]),
  days: [
    ...Array.from({ length: 9 }, (_, day) => outings.slice(day * 2, day * 2 + 2)),
    unpublished.slice(0, 3),
  ],
}

/** Opens a page in a browser that has kept this trip. */
export async function openWithTrip(page: Page, trip: object, path = '/trip'): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('susegad-trip-visitor', text), JSON.stringify(trip))
  await page.goto(path)
  await expect(page.getByRole('link', { name: /^Your trip, \d+ saved$/ })).toBeVisible()
}
