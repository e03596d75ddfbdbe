import { activitySlugs, loadActivity } from '../src/activities/load-activity.ts'
import { beachSlugs } from '../src/beaches/load-beach.ts'
import { hotelSlugs, loadHotel } from '../src/hotels/load-hotel.ts'

/** Every picture the catalogue shows, in the order of its group. */
export interface PictureGroup {
  /** Name of the group's generated module. */
  group: string
  /** Full picture names, which are also paths under `media/`. */
  names: readonly string[]
}

const hotelRooms = await Promise.all(
  hotelSlugs.map(async (slug): Promise<[slug: string, rooms: string[]]> => {
    const hotel = await loadHotel(slug)
    return [slug, hotel?.rooms.map(({ key }) => key) ?? []]
  }),
)

const activities = await Promise.all(activitySlugs.map((slug) => loadActivity(slug)))
const withVisitorPictures = new Set(
  activities.flatMap((activity) => (activity && activity.visitorPictures.length > 0 ? activity.slug : [])),
)

/** Public pages that are not the page of one record. */
const pages = [
  'home',
  'hotels',
  'activity',
  'beaches',
  'dining',
  'gallery',
  'membership',
  'contact',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'search',
]

const series = (stem: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${stem}${index + 1}`)

/** What stands on cards has a module of its own, so that a listing does not ship the pictures of details. */
function withCard(group: string, folder: string, parts: string[], onCard: readonly string[]): PictureGroup[] {
  const named = (wanted: string[]) => wanted.map((part) => `${folder}/${part}`)
  return [
    { group: `${group}-card`, names: named(parts.filter((part) => onCard.includes(part))) },
    { group, names: named(parts.filter((part) => !onCard.includes(part))) },
  ]
}

function hotelGroups([slug, rooms]: [string, string[]]): PictureGroup[] {
  const parts = [
    ...series('hero-', 3),
    ...series('exterior-', 2),
    ...series('pool-', 3),
    ...series('dining-', 2),
    ...rooms.flatMap((room) => series(`room-${room}-`, 3)),
  ]
  const onCard = ['hero-1', 'exterior-1', 'pool-1', `room-${rooms[0]}-1`]
  return withCard(`hotel-${slug}`, `hotels/${slug}`, parts, onCard)
}

function activityGroups(slug: string): PictureGroup[] {
  const parts = [...series('', 4), ...(withVisitorPictures.has(slug) ? series('visitor-', 3) : [])]
  return withCard(`activity-${slug}`, `activities/${slug}`, parts, ['1', '2', '3'])
}

function beachGroups(slug: string): PictureGroup[] {
  return withCard(`beach-${slug}`, `beaches/${slug}`, series('', 7), ['1', '2', '3', '4'])
}

export const pictureGroups: readonly PictureGroup[] = [
  { group: 'home', names: series('home/hero-', 6) },
  ...hotelRooms.flatMap(hotelGroups),
  ...activitySlugs.flatMap(activityGroups),
  ...beachSlugs.flatMap(beachGroups),
  { group: 'dining', names: series('dining/', 4) },
  { group: 'membership', names: ['membership/card-1', 'membership/hero-1'] },
  { group: 'contact', names: ['contact/hero-1'] },
  {
    group: 'fallback',
    names: ['hotel', 'activity', 'beach', 'gallery', 'hero'].map((kind) => `fallback/${kind}`),
  },
]

/** Cards of 1200 × 630 that stand for a page where its address is shared. */
export const socialGroup: PictureGroup = {
  group: 'social',
  names: [
    ...pages,
    ...hotelSlugs.map((slug) => `hotels-${slug}`),
    ...activitySlugs.map((slug) => `activitys-${slug}`),
    ...beachSlugs.map((slug) => `beaches-${slug}`),
  ].map((page) => `social/${page}`),
}
