import { expect, test } from 'vitest'
import { placeOfPath } from './place-of-path.ts'

test.each([
  ['/hotels/la-view-hotel', { kind: 'hotel', slug: 'la-view-hotel' }],
  ['/activitys/sunset-cruise-goa', { kind: 'activity', slug: 'sunset-cruise-goa' }],
  ['/activity/sunset-cruise-goa', { kind: 'activity', slug: 'sunset-cruise-goa' }],
  ['/beaches/anjuna-beach-goa-india/', { kind: 'beach', slug: 'anjuna-beach-goa-india' }],
  ['/hotels', { kind: 'page' }],
  ['/', { kind: 'page' }],
  ['/constructor/anything', { kind: 'page' }],
])('an enquiry from %s is about it', (path, place) => {
  expect(placeOfPath(path)).toEqual({ ...place, page: path })
})
