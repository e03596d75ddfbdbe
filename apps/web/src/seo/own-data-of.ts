import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { PageKey } from '@susegad/catalog-data/seo'
import { agencyData, websiteData } from './structured-data/agency.ts'
import { faqData, itemListData } from './structured-data/lists.ts'
import { membershipData } from './structured-data/membership.ts'

const listed = (places: readonly { name: string; slug: string }[], base: string) =>
  places.map(({ name, slug }) => ({ name, path: `${base}/${slug}` }))

/** Structured data besides the breadcrumbs, of pages that are not about one record. */
export function ownDataOf(catalogue: Catalogue, key: PageKey, origin: string): object[] {
  const { business, hotelSummaries, activitySummaries, beachSummaries } = catalogue
  const region = business.region.name
  const prices = [...hotelSummaries, ...activitySummaries].map(({ price }) => price)
  switch (key) {
    case 'home':
      return [agencyData(business, prices, origin), websiteData(business, origin)]
    case 'contact':
      return [agencyData(business, prices, origin)]
    case 'hotels':
      return [itemListData(`Hotels in ${region}`, listed(hotelSummaries, '/hotels'), origin)]
    case 'activity':
      return [itemListData(`Things to do in ${region}`, listed(activitySummaries, '/activitys'), origin)]
    case 'beaches':
      return [itemListData(`Beaches of ${region}`, listed(beachSummaries, '/beaches'), origin)]
    case 'membership':
      return cardDataOf(catalogue, origin)
    default:
      return []
  }
}

function cardDataOf({ business, pageMeta, membership, membershipPage }: Catalogue, origin: string): object[] {
  const meta = pageMeta.membership
  if (!meta || !membership || !membershipPage) return []
  const card = { numbers: membership, page: membershipPage, meta }
  const questions = membershipPage.questions.map(({ title, lines }) => ({
    question: title,
    answer: lines.join(' '),
  }))
  return [membershipData(card, business, '/membership', origin), faqData(questions)]
}
