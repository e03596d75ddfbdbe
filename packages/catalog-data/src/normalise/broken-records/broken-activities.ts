import { normaliseActivity } from '../normalise.ts'
import { activity, type Broken } from './whole-records.ts'

let deep: unknown = 'bottom'
for (let level = 0; level < 10; level += 1) deep = { inside: deep }

export const brokenActivities: Broken[] = [
  ['a list for an activity', () => normaliseActivity([]), 'activity', 'activity', /a list is not a record/],
  [
    'an activity without price',
    () => normaliseActivity({ ...activity, price: null }),
    'row',
    'price',
    /price: is missing\. Add it, as in 999/,
  ],
  ...(['phone', 'contact'] as const).map(
    (field): Broken => [
      `a ${field} without its country code`,
      () => normaliseActivity({ ...activity, [field]: '98765 43210' }),
      'row',
      field,
      /'98765 43210' is not a phone number that people abroad can call/,
    ],
  ),
  [
    'an offer in words',
    () => normaliseActivity({ ...activity, offer: 'half price' }),
    'row',
    'offer',
    /'half price' is not a number\. Write it as '33%', or null/,
  ],
  [
    'a highlight without title',
    () => normaliseActivity({ ...activity, highlights: [{ content: ['x'] }] }),
    'row',
    'highlights[0].title',
    /Write the highlight as a text/,
  ],
  [
    'a part without name',
    () => normaliseActivity({ ...activity, activities: ['Rowing', { age: '12' }] }),
    'row',
    'activities[1].name',
    /activities\[1\]\.name: is missing\. Add it, as in 'Jet ski ride'/,
  ],
  [
    'a group of some people',
    () => normaliseActivity({ ...activity, people: 'a few' }),
    'row',
    'people',
    /'a few' says no number of people/,
  ],
  [
    'text nested without end',
    () => normaliseActivity({ ...activity, tips: deep }),
    'row',
    'tips',
    /nested too deeply to be text/,
  ],
]
