/** The kinds that the bars are for; each has its page in `astro`. */
export const comparedKinds = [
  '/',
  '/hotels',
  '/hotels/amara-grand-hotel',
  '/activitys/sunset-cruise-goa',
  '/beaches/anjuna-beach-goa-india',
  '/gallery',
]

/** One page of each kind. */
export const pageKinds = [
  ...comparedKinds,
  '/activity',
  '/beaches',
  '/dining',
  '/membership',
  '/contact',
  '/refund-policy',
  '/search',
  '/login',
]
