import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-labels.ts'

const read = (...trail: Parameters<typeof breadcrumbTrail>): string[] =>
  breadcrumbTrail(...trail).map(({ label, href }) => `${label} ${href}`)

test('the front page is Home alone', () => {
  expect(read('/')).toEqual(['Home /'])
})

test('segments are title-cased and hyphens become spaces', () => {
  expect(read('/hotels/tree-house-hotel/?from=home#rooms')).toEqual([
    'Home /',
    'Hotels /hotels',
    'Tree House Hotel /hotels/tree-house-hotel',
  ])
})

test('special segments take their own label and address', () => {
  const options = {
    labels: { activitys: 'Activities', 'terms-and-conditions': 'Terms & Conditions' },
    hrefs: { activitys: '/activity' },
  }
  expect(read('/activitys/sunset-cruise-goa', options)).toEqual([
    'Home /',
    'Activities /activity',
    'Sunset Cruise Goa /activitys/sunset-cruise-goa',
  ])
  expect(read('/terms-and-conditions', options)[1]).toBe('Terms & Conditions /terms-and-conditions')
})

test('escaped letters are read, broken escapes are shown as they are', () => {
  expect(read('/caf%C3%A9')[1]).toBe('Café /caf%C3%A9')
  expect(read('/100%')[1]).toBe('100% /100%')
})

test('there is one step a segment, whatever the address', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z_:-]{1,12}$/)), (segments) => {
      const trail = breadcrumbTrail(`/${segments.join('/')}`)
      expect(trail).toHaveLength(segments.length + 1)
      expect(trail.at(-1)?.href).toBe(`/${segments.join('/')}`)
    }),
  )
})
