import { expect, it } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { fillTemplate, missingIn } from './fill-template.ts'

const { dayText } = datesIn('en-IN')
const enquiry = {
  name: ' Meera $& Iyer ',
  dateOfPlan: '2026-12-24',
  context: { kind: 'hotel' as const, slug: 'tree-house-hotel', page: '/hotels/tree-house-hotel' },
}
const all = 'Dear {name}, {place} on {dates} costs {price}: {link}. {other}'

it('fills in what the enquiry says, and leaves the rest to be filled in', () => {
  const filled = fillTemplate(all, enquiry, 'https://goa.example', dayText)
  expect(filled).toBe(
    'Dear Meera $& Iyer, Tree House Hotel on 24 Dec 2026 costs {price}: https://goa.example/hotels/tree-house-hotel. {other}',
  )
  expect(missingIn(filled)).toEqual(['{price}'])
})

it.each(['@pay.evil.in/goa', '.evil.in/goa', '//evil.in/goa', '/\\evil.in/goa', 'https://evil.in'])(
  'makes no link of %s, which may lead to another site',
  (page) => {
    const context = { kind: 'page' as const, page }
    expect(fillTemplate('{link}', { ...enquiry, context }, 'https://goa.example', dayText)).toBe('{link}')
  },
)

it('names each placeholder that nobody has filled in', () => {
  const bare = fillTemplate(
    all,
    { name: 'Meera', dateOfPlan: null, context: null },
    'https://goa.example',
    dayText,
  )
  expect(missingIn(bare)).toEqual(['{place}', '{dates}', '{price}', '{link}'])
})
