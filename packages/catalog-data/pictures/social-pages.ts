import { contentFile } from '../content/content-folder.ts'
import { activitySummaries } from '../src/activities/activities.ts'
import { beachSummaries } from '../src/beaches/beaches.ts'
import { business } from '../src/business/business.ts'
import { hotelSummaries } from '../src/hotels/hotels.ts'
import type { SocialCard } from './social-card.ts'

export interface SocialPage extends SocialCard {
  /** Name of the picture. */
  picture: string
}

/** As in `social-schema.ts`. */
interface SocialRecord {
  pages: Record<string, Omit<SocialPage, 'brand'>>
  kickers: Partial<Record<'hotels' | 'activities' | 'beaches', string>>
  focus: Record<string, number>
}

const { pages, kickers, focus: focuses } = contentFile('social').raw as unknown as SocialRecord

const brand = business.name

const cardsOf = (
  records: readonly { slug: string; name: string }[],
  kicker: string | undefined,
  card: string,
  picture: (slug: string) => string,
) =>
  records.map(({ slug, name }): [string, SocialPage] => {
    const focus = focuses[`${card}-${slug}`]
    const page = { brand, title: name, kicker: kicker ?? '', picture: picture(slug) }
    return [`${card}-${slug}`, focus === undefined ? page : { ...page, focus }]
  })

/** What the link-preview card of each public page shows. */
export const socialPages: Readonly<Record<string, SocialPage>> = Object.fromEntries([
  ...Object.entries(pages).map(([name, page]) => [name, { brand, ...page }]),
  ...cardsOf(hotelSummaries, kickers.hotels, 'hotels', (slug) => `hotels/${slug}/hero-1`),
  ...cardsOf(activitySummaries, kickers.activities, 'activitys', (slug) => `activities/${slug}/1`),
  ...cardsOf(beachSummaries, kickers.beaches, 'beaches', (slug) => `beaches/${slug}/1`),
])
