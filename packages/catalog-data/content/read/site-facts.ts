import type { Activity } from '../../src/activities/activity.ts'
import type { Beach } from '../../src/beaches/beach.ts'
import type { Hotel } from '../../src/hotels/hotel.ts'
import type { MembershipCard } from '../../src/schema/membership-schema.ts'
import { contentFile, hasContentFile, sharedTexts } from '../content-folder.ts'

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** Nouns that texts put after a number: what each counts, and its singular. */
const nouns = {
  hotels: ['hotels', 'hotel'],
  houses: ['hotels', 'house'],
  places: ['hotels', 'place'],
  activities: ['activities', 'activity'],
  beaches: ['beaches', 'beach'],
  restaurants: ['dining', 'restaurant'],
  tables: ['dining', 'table'],
} as const

const inWords = (count: number): string => words[count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const mapped = <T>(record: Record<string, number>, change: (count: number) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, count]) => [name, change(count)]))

const bySlug = (records: readonly { slug: string }[]) =>
  Object.fromEntries(records.map((record) => [record.slug, record]))

/** Numbers of the membership card, with its saving. */
export function membershipNumbers():
  | (MembershipCard & { saving: number; savingPercent: number })
  | undefined {
  if (!hasContentFile('membership')) return undefined
  const card = contentFile('membership').raw as unknown as MembershipCard
  const saving = card.worth - card.price
  const { price, worth, ...others } = card
  return { price, worth, saving, savingPercent: Math.round((saving / worth) * 100), ...others }
}

/** Facts for texts of pages: the places, their numbers and nouns, price limits, the membership, shared texts. */
export function siteFacts(
  hotels: readonly Hotel[],
  activities: readonly Activity[],
  beaches: readonly Beach[],
): Record<string, unknown> {
  const pictures = hasContentFile('pages/dining') ? contentFile('pages/dining').raw.pictures : []
  const counts = {
    hotels: hotels.length,
    activities: activities.length,
    beaches: beaches.length,
    dining: Array.isArray(pictures) ? pictures.length : 0,
  }
  // Without records, Math.min and Math.max are infinite.
  const bounds = (bound: (...values: number[]) => number) =>
    mapped(
      {
        hotelPrice: bound(...hotels.map(({ price }) => price)),
        hotelDiscount: bound(...hotels.flatMap(({ discount }) => discount ?? [])),
        activityPrice: bound(...activities.map(({ price }) => price)),
      },
      (value) => (Number.isFinite(value) ? value : undefined),
    )
  return {
    ...sharedTexts(),
    number: counts,
    inWords: mapped(counts, inWords),
    InWords: mapped(counts, (count) => capital(inWords(count))),
    noun: Object.fromEntries(
      Object.entries(nouns).map(([many, [counted, one]]) => [many, counts[counted] === 1 ? one : many]),
    ),
    lowest: bounds(Math.min),
    highest: bounds(Math.max),
    hotels: bySlug(hotels),
    activities: bySlug(activities),
    beaches: bySlug(beaches),
    membership: membershipNumbers(),
    privacyNotice: contentFile('privacy-notice').raw,
  }
}
