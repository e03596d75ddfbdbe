import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleClosure } from './module-closure.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const broughtBy = (path: string) =>
  [...moduleClosure(source(path))].map((file) => file.slice(source('').length))
const details =
  /(hotels|activities|beaches)\/generated\/.*(?<!-card|-texts)\.ts$|pictures\/generated\/(hotel|activity|beach)-.*(?<!-card)\.ts$/

describe('what a page loads at once', () => {
  it.each([
    'hotels/hotels.ts',
    'activities/activities.ts',
    'beaches/beaches.ts',
    'home/home.ts',
    'navigation/navigation.ts',
  ])('%s brings no details', (entry) => {
    const brought = broughtBy(entry)
    expect(brought.length).toBeGreaterThan(0)
    expect(brought.filter((file) => details.test(file))).toEqual([])
  })

  it.each([
    'hotels/load-hotel.ts',
    'activities/load-activity.ts',
    'beaches/load-beach.ts',
    'search/search.ts',
  ])('%s brings no record', (entry) => {
    expect(broughtBy(entry).filter((file) => details.test(file) || /-card\.ts$/.test(file))).toEqual([])
  })

  it('is one record for one slug', () => {
    const brought = broughtBy('beaches/generated/baga-famous-beach-goa-india.ts')
    expect(brought.filter((file) => /^beaches\/generated\/.*(?<!-card)\.ts$/.test(file))).toEqual([
      'beaches/generated/baga-famous-beach-goa-india.ts',
    ])
  })

  it('is of a record nothing else, so that its page ships no other', () => {
    expect(broughtBy('hotels/generated/la-view-hotel.ts')).toEqual(['hotels/generated/la-view-hotel.ts'])
  })
})
