import type { Activity } from '../../src/activities/activity.ts'
import type { Beach } from '../../src/beaches/beach.ts'
import { plainText } from '../../src/markdown/plain-text.ts'
import type { RecordKind } from './record-modules.ts'

export const activityKind: RecordKind<Activity> = {
  one: 'Activity',
  many: 'activities',
  cardFields: [
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
  ],
  cardPictures: 3,
}

export const beachKind: RecordKind<Beach> = {
  one: 'Beach',
  many: 'beaches',
  cardFields: [
    'id',
    'slug',
    'name',
    'location',
    'coordinates',
    'category',
    'description',
    'facilityCount',
    'sportCount',
  ],
  cardPictures: 4,
  cardWords: ({ description }) => ({ description: plainText(description) }),
}
