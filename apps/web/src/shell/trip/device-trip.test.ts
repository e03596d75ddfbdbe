import { emptyTrip, type PlaceKey, savedPlaces, savePlace } from '@susegad/catalog-data/trip'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let isFull = false
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, value)
  },
  removeItem: (key: string) => stored.delete(key),
})
const tab = new EventTarget()
vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))

const { isTripUnstored, noTrip, onTripChange, readTrip } = await import('./device-trip.ts')
const { changeTrip, forgetTrip } = await import('./keep-trip.ts')
const key = 'susegad-trip-visitor'
const baga: PlaceKey = 'beach/baga'
const now = new Date('2026-11-29T09:00:00Z')
const saveBaga = () => changeTrip((trip) => savePlace(trip, baga, now))

beforeEach(() => {
  isFull = false
  stored.clear()
  forgetTrip('visitor')
})

test('what is saved is there on the next page', () => {
  saveBaga()
  expect(savedPlaces(JSON.parse(stored.get(key) ?? ''))).toEqual([baga])
  expect(savedPlaces(readTrip())).toEqual([baga])
})

const trip = emptyTrip(now)
test.each([
  'no JSON {',
  'null',
  JSON.stringify({ ...trip, v: 2 }),
  JSON.stringify({ ...trip, saved: 'beach/baga' }),
  JSON.stringify({ ...trip, saved: [null] }),
  JSON.stringify({ ...trip, days: [null] }),
  JSON.stringify({ v: 1, saved: [] }),
])('a broken trip counts as none, and can be saved to: %s', (text) => {
  stored.set(key, text)
  expect(readTrip()).toBe(noTrip)
  saveBaga()
  expect(savedPlaces(readTrip())).toEqual([baga])
})

test('a full storage keeps the trip for as long as the page is open, and says so', () => {
  isFull = true
  saveBaga()
  expect(savedPlaces(readTrip())).toEqual([baga])
  expect(isTripUnstored()).toBe(true)
  isFull = false
  saveBaga()
  expect(isTripUnstored()).toBe(false)
})

test('a change in another tab is heard and seen', () => {
  saveBaga()
  const heard = vi.fn()
  const leave = onTripChange(heard)
  stored.set(key, JSON.stringify(trip))
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(heard).toHaveBeenCalledOnce()
  expect(savedPlaces(readTrip())).toEqual([])
  leave()
})

test('each person has a trip of their own on this device', () => {
  saveBaga()
  stored.set('authToken', 'a token')
  stored.set('user', JSON.stringify({ _id: 'asha', email: 'asha@example.com' }))
  expect(readTrip()).toBe(noTrip)
  forgetTrip('asha')
  stored.delete('authToken')
  expect(savedPlaces(readTrip())).toEqual([baga])
})
