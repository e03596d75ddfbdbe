import { expect, test } from 'vitest'
import { exampleSite } from '../../../test/example-site.ts'
import { trailOf } from './trail-of.ts'

test.each([
  ['/hotels', 'Home / > Hotels /hotels'],
  ['/hotels/la-view-hotel', 'Home / > Hotels /hotels > La View Hotel /hotels/la-view-hotel'],
  ['/activity', 'Home / > Activity /activity'],
  ['/activitys/snow-park-goa', 'Home / > Activities /activity > Snow Park Goa /activitys/snow-park-goa'],
  ['/activity/snow-park-goa', 'Home / > Activities /activity > Snow Park Goa /activity/snow-park-goa'],
  [
    '/beaches/agonda-beach-goa-india',
    'Home / > Beaches /beaches > Agonda Beach Goa India /beaches/agonda-beach-goa-india',
  ],
  ['/terms-and-conditions', 'Home / > Terms & Conditions /terms-and-conditions'],
])('the trail of %s', (path, expected) => {
  const trail = trailOf(path, exampleSite.breadcrumbs).map(({ label, href }) => `${label} ${href}`)
  expect(trail.join(' > ')).toBe(expected)
})
