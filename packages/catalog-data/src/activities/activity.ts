import type { ActivityRecord } from '../schema/activity-schema.ts'

/** Data of an activity's page; absent fields are not shown. */
export type Activity<Slug extends string = string> = ActivityRecord & { slug: Slug }
/** One of the activities within an activity. */
export type ActivityPart = NonNullable<Activity['activities']>[number]
/** A name with its text. */
export type NamedText = Activity['schedule'][number]
export type Pickup = NonNullable<Activity['pickup']>
export type Food = NonNullable<Activity['food']>

/** Fields of a card, besides its pictures. */
export const activityCardFields = [
  'id',
  'slug',
  'name',
  'location',
  'coordinates',
  'status',
  'price',
  'offer',
  'rating',
  'duration',
  'cardLine',
  'activityNames',
] as const

/** Data of an activity's card. */
export type ActivitySummary<Slug extends string = string> = Pick<
  Activity<Slug>,
  (typeof activityCardFields)[number] | 'pictures'
>
