import { expect, it } from 'vitest'
import { nearestPlace } from './nearest-place.ts'

it('takes the nearest place in a column', () => {
  const places = [20, 60, 140].map((y) => ({ x: 0, y }))
  const from = (index: number) => (y: number) => nearestPlace(places, index, { x: 0, y })
  expect([0, 19, 21, 79, 81, 900].map(from(0))).toEqual([0, 0, 1, 1, 2, 2])
  expect([-39, -41, -101, -900].map(from(2))).toEqual([2, 1, 0, 0])
})

it('takes the nearest place in rows of pictures', () => {
  const places = [0, 1, 2, 3].map((n) => ({ x: (n % 2) * 100, y: Math.floor(n / 2) * 80 }))
  expect(nearestPlace(places, 0, { x: 60, y: 10 })).toBe(1)
  expect(nearestPlace(places, 0, { x: 10, y: 60 })).toBe(2)
  expect(nearestPlace(places, 3, { x: -90, y: -70 })).toBe(0)
})
