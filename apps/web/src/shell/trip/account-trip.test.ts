import { ApiError } from '@susegad/api-client/client'
import { emptyTrip, type PlaceKey, savedPlaces, savePlace, type Trip } from '@susegad/catalog-data/trip'
import { afterEach, expect, test, vi } from 'vitest'

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
const page = new EventTarget()
vi.stubGlobal('location', new URL('https://goa.example/'))
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))

const { service } = await import('../session/service.ts')
const { followSession } = await import('./account-trip.ts')
const { readTrip } = await import('./device-trip.ts')
const { forgetTrip, keepTrip } = await import('./keep-trip.ts')
const { sendLast } = await import('../session/session.ts')

const asha = { _id: 'asha', name: 'Asha', username: 'asha', email: 'asha@example.com', role: 'customer' }
const now = new Date('2026-11-29T09:00:00Z')
const withPlaces = (...places: PlaceKey[]): Trip =>
  places.reduce((trip, place) => savePlace(trip, place, now), emptyTrip(now))
const keep = (owner: string, trip: Trip) => stored.set(`susegad-trip-${owner}`, JSON.stringify(trip))
const placesOf = (trip: unknown) => savedPlaces(trip as Trip).toSorted()

let leaving = new AbortController()
afterEach(() => {
  leaving.abort()
  leaving = new AbortController()
  isFull = false
  stored.clear()
  forgetTrip('asha')
  vi.restoreAllMocks()
})

test('what was saved before the sign-in joins what the account has', async () => {
  keep('visitor', withPlaces('beach/baga'))
  vi.spyOn(service.users, 'trip').mockResolvedValue({ trip: withPlaces('beach/agonda'), version: 3 })
  const saved = vi.spyOn(service.users, 'saveTrip').mockResolvedValue({ trip: null, version: 4 })
  followSession({ status: 'signed-in', user: asha }, leaving.signal)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0].version).toBe(3)
  expect(placesOf(saved.mock.calls[0]?.[0].trip)).toEqual(['beach/agonda', 'beach/baga'])
  expect(placesOf(readTrip('asha'))).toEqual(['beach/agonda', 'beach/baga'])
  expect(stored.has('susegad-trip-visitor')).toBe(false)
})

test('dates that a visitor chose and cleared again leave the account’s plan as it is', async () => {
  keep('visitor', { ...withPlaces('beach/baga'), changed: '2026-11-30T09:00:00.000Z' })
  const planned = { ...withPlaces('beach/agonda'), arrival: '2027-01-14', departure: '2027-01-18' }
  vi.spyOn(service.users, 'trip').mockResolvedValue({ trip: planned, version: 3 })
  const saved = vi.spyOn(service.users, 'saveTrip').mockResolvedValue({ trip: null, version: 4 })
  followSession({ status: 'signed-in', user: asha }, leaving.signal)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(readTrip('asha')).toMatchObject({ arrival: '2027-01-14', departure: '2027-01-18' })
  expect(placesOf(readTrip('asha'))).toEqual(['beach/agonda', 'beach/baga'])
})

test('a full storage loses nothing of the account’s trip', async () => {
  keep('asha', withPlaces('beach/baga'))
  isFull = true
  vi.spyOn(service.users, 'trip').mockResolvedValue({ trip: withPlaces('beach/agonda'), version: 3 })
  const saved = vi.spyOn(service.users, 'saveTrip').mockResolvedValue({ trip: null, version: 4 })
  followSession({ status: 'signed-in', user: asha }, leaving.signal)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(placesOf(saved.mock.calls[0]?.[0].trip)).toEqual(['beach/agonda', 'beach/baga'])
  expect(placesOf(readTrip('asha'))).toEqual(['beach/agonda', 'beach/baga'])
})

test('a change just before the sign-out still reaches the account', async () => {
  vi.spyOn(service.users, 'trip').mockResolvedValue({ trip: withPlaces('beach/agonda'), version: 3 })
  const arrived: unknown[] = []
  vi.spyOn(service.users, 'saveTrip').mockImplementation(async ({ trip }, options) => {
    await Promise.resolve()
    options?.signal?.throwIfAborted()
    arrived.push(trip)
    return { trip: null, version: 4 }
  })
  followSession({ status: 'signed-in', user: asha }, leaving.signal)
  await vi.waitFor(() => expect(placesOf(readTrip('asha'))).toEqual(['beach/agonda']))
  keepTrip(withPlaces('beach/agonda', 'beach/baga'), 'asha')
  const sent = sendLast()
  leaving.abort()
  await sent
  expect(arrived.map(placesOf)).toEqual([['beach/agonda', 'beach/baga']])
})

test('a trip that another device saved meanwhile is merged, not overwritten', async () => {
  keep('asha', withPlaces('beach/baga'))
  vi.spyOn(service.users, 'trip').mockResolvedValue({ trip: null, version: 0 })
  const body = { trip: withPlaces('beach/colva'), version: 7 }
  const message = 'The trip was saved elsewhere.'
  const conflict = new ApiError({ kind: 'conflict', status: 409, message, body })
  const saved = vi
    .spyOn(service.users, 'saveTrip')
    .mockRejectedValueOnce(conflict)
    .mockResolvedValue({ trip: null, version: 8 })
  followSession({ status: 'signed-in', user: asha }, leaving.signal)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved.mock.calls[1]?.[0].version).toBe(7)
  expect(placesOf(saved.mock.calls[1]?.[0].trip)).toEqual(['beach/baga', 'beach/colva'])
})

test('who leaves for good leaves no trip on the device; a session that ran out keeps it', () => {
  keep('asha', withPlaces('beach/baga'))
  const left = (how: 'left' | 'refused') =>
    followSession({ status: 'anonymous', user: null, ended: { how, userId: 'asha' } }, leaving.signal)
  left('refused')
  expect(stored.has('susegad-trip-asha')).toBe(true)
  left('left')
  expect(stored.has('susegad-trip-asha')).toBe(false)
})
