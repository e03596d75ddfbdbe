import type { Activity } from '@susegad/catalog-data/activities'
import { normaliseActivity } from '@susegad/catalog-data/normalise'
import { pictureAddresses } from './picture-addresses.ts'

/** Nothing but what a record must have: no status, summary, picture, place or duration. */
export const bareActivity = normaliseActivity({ slug: 'bare-walk', name: 'Bare Walk', price: 100 })

/** Open, and named by a highlight; what is done in it is written as texts. */
export const openActivity = normaliseActivity({
  slug: 'open-ride',
  name: 'Open Ride',
  price: 499,
  status: 'Active',
  highlights: ['Over the waves behind a speedboat'],
  description: 'Ten minutes for four. Life jackets are worn.',
  activities: ['Banana ride', 'Bumper ride'],
  images: pictureAddresses,
})

/** Closed in the owner's own words; what is done in it is written as records with a name. */
export const closedActivity = normaliseActivity({
  slug: 'closed-dive',
  name: 'Closed Dive',
  price: 1199,
  status: 'Closed until October',
  description: 'One dive beside the island. A guide goes with each guest.',
  activities: [{ name: 'SCUBA dive', duration: '20 minutes' }],
  visitorImages: pictureAddresses.slice(0, 1),
})

/** On land: nothing done in it is a water sport. */
export const landActivity = normaliseActivity({
  slug: 'land-tour',
  name: 'Land Tour',
  price: 299,
  status: 'Active',
  description: 'Three churches and a spice garden.',
  activities: ['Old Goa on foot', { name: 'Spice garden' }],
})

/** Has neither description nor highlights nor inclusions, and still something to say. */
export const scheduleActivity = normaliseActivity({
  slug: 'schedule-walk',
  name: 'Schedule Walk',
  price: 150,
  status: 'Active',
  schedule: { start: '6 am' },
  tips: ['Bring a hat'],
})

export const fixtureActivities: readonly Activity<string>[] = [
  bareActivity,
  openActivity,
  closedActivity,
  landActivity,
  scheduleActivity,
]
