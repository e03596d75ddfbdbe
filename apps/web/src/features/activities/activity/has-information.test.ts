import { normaliseActivity } from '@susegad/catalog-data/normalise'
import { expect, test } from 'vitest'
import { hasInformation } from './has-information.ts'

const least = { slug: 'walk', name: 'Walk', price: 100 }

test.each([
  'description',
  'highlights',
  'schedule',
  'activities',
  'inclusions',
  'not_included',
  'expect',
  'requirements',
  'who_can_fly',
  'not_allowed',
  'wind_advisory',
  'for_whom',
  'pickup',
  'departure_points',
  'food',
  'drinks',
  'entertainment',
  'comforts',
  'optional_addons',
  'optional_activities',
  'photos_allowed',
  'tips',
  'pro_tips',
  'travel_info',
  'experience_summary',
  'notes',
  'a_field_of_the_owner',
])('a record that says only its %s has information', (field) => {
  expect(hasInformation(normaliseActivity({ ...least, [field]: 'Something' }))).toBe(true)
})

test('card, facts, photos and map are no information', () => {
  const facts = { location: 'Panaji', duration: '1 hour', people: 8, images: '/walk.jpg', status: 'Active' }
  expect(hasInformation(normaliseActivity({ ...least, ...facts }))).toBe(false)
})
