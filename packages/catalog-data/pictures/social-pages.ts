import { contentFile } from '../content/content-folder.ts'
import { activitySummaries } from '../src/activities/activities.ts'
import { beachSummaries } from '../src/beaches/beaches.ts'
import { business } from '../src/business/business.ts'
import { hotelSummaries } from '../src/hotels/hotels.ts'
import type { SocialCard } from './social-card.ts'

export interface SocialPage extends SocialCard {
  /** The picture behind the words. */
  picture: string
}

/** As its schema has it. */
interface SocialRecord {
  pages: Record<string, Omit<SocialPage, 'brand'>>
  kickers: Partial<Record<'hotels' | 'activities' | 'beaches', string>>
  focus: Record<string, number>
}

const { pages, kickers, focus: focuses } = contentFile('social').raw as unknown as SocialRecord

const places = [
  ...hotelSummaries.map(({ slug, name }) => ({
    card: `hotels-${slug}`,
    page: { title: name, kicker: kickers.hotels ?? '', picture: `hotels/${slug}/hero-1` },
  })),
  ...activitySummaries.map(({ slug, name }) => ({
    card: `activitys-${slug}`,
    page: { title: name, kicker: kickers.activities ?? '', picture: `activities/${slug}/1` },
  })),
  ...beachSummaries.map(({ slug, name }) => ({
    card: `beaches-${slug}`,
    page: { title: name, kicker: kickers.beaches ?? '', picture: `beaches/${slug}/1` },
  })),
]

const brand = business.name

/** What the link-preview card of each public page says and shows. */
export const socialPages: Readonly<Record<string, SocialPage>> = Object.fromEntries([
  ...Object.entries(pages).map(([name, page]) => [name, { brand, ...page }]),
  ...places.map(({ card, page }) => {
    const focus = focuses[card]
    return [card, { brand, ...page, ...(focus === undefined ? {} : { focus }) }]
  }),
])
