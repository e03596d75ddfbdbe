import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleClosure } from './module-closure.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const importsOf = (path: string) =>
  [...moduleClosure(source(path))].map((file) => file.slice(source('').length))
const details =
  /(hotels|activities|beaches)\/generated\/.*(?<!-card|-texts)\.ts$|pictures\/generated\/(hotel|activity|beach)-.*(?<!-card)\.ts$/

describe('static imports', () => {
  it.each([
    'hotels/hotels.ts',
    'activities/activities.ts',
    'beaches/beaches.ts',
    'home/home.ts',
    'navigation/navigation.ts',
  ])('%s imports no details', (entry) => {
    const brought = importsOf(entry)
    expect(brought.length).toBeGreaterThan(0)
    expect(brought.filter((file) => details.test(file))).toEqual([])
  })

  it.each([
    'hotels/load-hotel.ts',
    'activities/load-activity.ts',
    'beaches/load-beach.ts',
    'search/search.ts',
  ])('%s imports no record', (entry) => {
    expect(importsOf(entry).filter((file) => details.test(file) || /-card\.ts$/.test(file))).toEqual([])
  })

  it('contain one record for one slug', () => {
    const brought = importsOf('beaches/generated/baga-famous-beach-goa-india.ts')
    expect(brought.filter((file) => /^beaches\/generated\/.*(?<!-card)\.ts$/.test(file))).toEqual([
      'beaches/generated/baga-famous-beach-goa-india.ts',
    ])
  })

  it('of a record are only itself', () => {
    expect(importsOf('hotels/generated/la-view-hotel.ts')).toEqual(['hotels/generated/la-view-hotel.ts'])
  })
})
