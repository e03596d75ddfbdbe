import { type Activity, activityCardFields } from '../../src/activities/activity.ts'
import { type Beach, beachCardFields } from '../../src/beaches/beach.ts'
import { plainText } from '../../src/markdown/plain-text.ts'
import type { RecordKind } from './record-modules.ts'

export const activityKind: RecordKind<Activity> = {
  one: 'Activity',
  many: 'activities',
  cardFields: activityCardFields,
  cardPictures: 3,
}

export const beachKind: RecordKind<Beach> = {
  one: 'Beach',
  many: 'beaches',
  cardFields: beachCardFields,
  cardPictures: 4,
  cardWords: ({ description }) => ({ description: plainText(description) }),
}
