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

/** Opens a page in a browser that has kept this trip. */
export async function openWithTrip(page: Page, trip: object, path = '/trip'): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('susegad-trip-visitor', text), JSON.stringify(trip))
  await page.goto(path)
  await expect(page.getByRole('link', { name: /^Your trip, \d+ saved$/ })).toBeVisible()
}
