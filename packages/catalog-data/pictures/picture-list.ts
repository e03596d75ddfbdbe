import { metaFiles } from '../content/catalogue/page-metas.ts'
import { findPictures } from '../content/photos/encoded-pictures.ts'
import { readContent, recordsOf } from '../content/read/read-content.ts'
import type { Activity } from '../src/activities/activity.ts'
import type { Hotel } from '../src/hotels/hotel.ts'

/** Every picture the catalogue shows, in the order of its group. */
export interface PictureGroup {
  /** Name of the group's generated module. */
  group: string
  /** Full picture names, which are also paths under `media/`. */
  names: readonly string[]
}

const series = (stem: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${stem}${index + 1}`)

/** Pictures on cards are a module of their own, so that a listing does not ship the others. */
function withCard(group: string, folder: string, parts: string[], onCard: readonly string[]): PictureGroup[] {
  const named = (wanted: string[]) => wanted.map((part) => `${folder}/${part}`)
  return [
    { group: `${group}-card`, names: named(parts.filter((part) => onCard.includes(part))) },
    { group, names: named(parts.filter((part) => !onCard.includes(part))) },
  ]
}

function hotelGroups({ slug, rooms }: Hotel): PictureGroup[] {
  const parts = [
    ...series('hero-', 3),
    ...series('exterior-', 2),
    ...series('pool-', 3),
    ...series('dining-', 2),
    ...rooms.flatMap(({ key }) => series(`room-${key}-`, 3)),
  ]
  const onCard = ['hero-1', 'exterior-1', 'pool-1', `room-${rooms[0]?.key}-1`]
  return withCard(`hotel-${slug}`, `hotels/${slug}`, parts, onCard)
}

function activityGroups({ slug, visitorPictures }: Activity): PictureGroup[] {
  const parts = [...series('', 4), ...(visitorPictures.length > 0 ? series('visitor-', 3) : [])]
  return withCard(`activity-${slug}`, `activities/${slug}`, parts, ['1', '2', '3'])
}

function beachGroups({ slug }: { slug: string }): PictureGroup[] {
  return withCard(`beach-${slug}`, `beaches/${slug}`, series('', 7), ['1', '2', '3', '4'])
}

/** Names of link-preview cards. */
const socialNames = (folder: string, records: readonly { slug: string }[]) =>
  records.map(({ slug }) => `social/${folder}-${slug}`)

/** Every picture of the content, encoded or not. */
export function pictureGroups(): PictureGroup[] {
  const content = readContent(findPictures(new Map()))
  const hotels = recordsOf(content.hotels)
  const activities = recordsOf(content.activities)
  const beaches = recordsOf(content.beaches)
  return [
    { group: 'home', names: series('home/hero-', 6) },
    ...hotels.flatMap(hotelGroups),
    ...activities.flatMap(activityGroups),
    ...beaches.flatMap(beachGroups),
    { group: 'dining', names: series('dining/', 4) },
    { group: 'membership', names: ['membership/card-1', 'membership/hero-1'] },
    { group: 'contact', names: ['contact/hero-1'] },
    {
      group: 'fallback',
      names: ['hotel', 'activity', 'beach', 'gallery', 'hero'].map((kind) => `fallback/${kind}`),
    },
    {
      group: 'social',
      names: [
        ...Object.keys(metaFiles).map((page) => `social/${page}`),
        ...socialNames('hotels', hotels),
        ...socialNames('activitys', activities),
        ...socialNames('beaches', beaches),
      ],
    },
  ]
}
