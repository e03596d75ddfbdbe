import { expect, test } from 'vitest'
import { masonrySpans } from './masonry-spans.ts'

test('gives each picture its true height', () => {
  const spans = masonrySpans([
    { width: 800, height: 1200 },
    { width: 1200, height: 600 },
    { width: 500, height: 500 },
  ])
  expect(spans).toEqual([36, 12, 24])
})

test('gives pictures of one shape a rhythm without two equal neighbours', () => {
  const spans = masonrySpans(Array.from({ length: 30 }, () => ({ width: 1920, height: 1200 })))
  expect(new Set(spans).size).toBeGreaterThan(3)
  expect(spans.filter((span, place) => span === spans[place + 1])).toEqual([])
})

test('leaves one or two pictures as they are', () => {
  expect(masonrySpans([{ width: 1600, height: 1000 }])).toEqual([15])
  expect(masonrySpans([])).toEqual([])
})
