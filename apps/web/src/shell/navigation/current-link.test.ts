import { expect, test } from 'vitest'
import { sectionMark } from './current-link.ts'

test.each([
  ['/hotels', '/hotels/la-view-hotel', true],
  ['/activity', '/activitys/snow-park-goa', true],
  ['/activity', '/activity/snow-park-goa', true],
  ['/beaches', '/beaches/palolem-beach-goa-india', true],
  // The router's link already marks the page itself.
  ['/hotels', '/hotels', false],
  ['/hotels', '/hotels-of-others/one', false],
  ['/', '/hotels', false],
  ['/', '/', false],
])('%s is the section of %s: %s', (to, path, expected) => {
  expect(sectionMark(to, path)).toEqual(expected ? { 'aria-current': 'true' } : {})
})
