import type { Activity, ActivitySummary } from '../../src/activities/activity.ts'
import type { Beach, BeachSummary } from '../../src/beaches/beach.ts'
import type { Hotel, HotelSummary } from '../../src/hotels/hotel.ts'
import type { Picture } from '../../src/pictures/picture.ts'
import { hotelKind } from '../print/hotel-modules.ts'
import { activityKind, beachKind } from '../print/place-modules.ts'
import type { RecordKind } from '../print/record-modules.ts'

/** Picks the fields of a record's card. */
const cardOf =
  <Card>() =>
  <T extends { pictures: readonly Picture[] }>({ cardFields, cardPictures, cardWords }: RecordKind<T>) =>
  (record: T): Card =>
    ({
      ...Object.fromEntries(cardFields.map((field) => [field, record[field]])),
      ...cardWords?.(record),
      pictures: record.pictures.slice(0, cardPictures),
    }) as Card

export const hotelCard: (hotel: Hotel) => HotelSummary = cardOf<HotelSummary>()(hotelKind)
export const activityCard: (activity: Activity) => ActivitySummary = cardOf<ActivitySummary>()(activityKind)
export const beachCard: (beach: Beach) => BeachSummary = cardOf<BeachSummary>()(beachKind)
