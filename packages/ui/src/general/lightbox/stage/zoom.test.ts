import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pan, type View, whole, zoomTo } from './zoom.ts'

const frame = { width: 800, height: 500 }
const coordinate = fc.integer({ min: -250, max: 250 })
const point = fc.record({ x: coordinate, y: coordinate })
const scale = fc.double({ min: 1, max: 5, noNaN: true })

function expectCovered({ scale, x, y }: View) {
  expect(Math.abs(x)).toBeLessThanOrEqual((frame.width * (scale - 1)) / 2 + 1e-6)
  expect(Math.abs(y)).toBeLessThanOrEqual((frame.height * (scale - 1)) / 2 + 1e-6)
}

test('enlarging keeps the point under the finger where it is', () => {
  fc.assert(
    fc.property(point, scale, (at, wanted) => {
      const view = zoomTo(whole, wanted, at, frame)
      // The spot of the picture that was under the finger, and where it is drawn now.
      expect(at.x * view.scale + view.x).toBeCloseTo(at.x, 6)
      expect(at.y * view.scale + view.y).toBeCloseTo(at.y, 6)
    }),
  )
})

test('the picture always covers its frame', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(point, scale, point), { maxLength: 8 }), (moves) => {
      let view = whole
      for (const [at, wanted, by] of moves) {
        view = pan(zoomTo(view, wanted, at, frame), { x: by.x * 9, y: by.y * 9 }, frame)
        expectCovered(view)
      }
    }),
  )
})

test('never grows beyond five times nor below the whole', () => {
  expect(zoomTo(whole, 40, { x: 0, y: 0 }, frame).scale).toBe(5)
  expect(zoomTo({ scale: 3, x: 90, y: 9 }, 0.2, { x: 9, y: 9 }, frame)).toEqual(whole)
})
