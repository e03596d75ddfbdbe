import { activitySlugs } from '../activities/activity-slug.ts'
import { activitySummaries } from '../activities/activity-summaries.ts'
import { activitiesTexts } from '../activities/generated/activities-texts.ts'
import { loadActivity } from '../activities/load-activity.ts'
import { beachSlugs } from '../beaches/beach-slug.ts'
import { beachSummaries } from '../beaches/beach-summaries.ts'
import { beachesTexts } from '../beaches/generated/beaches-texts.ts'
import { loadBeach } from '../beaches/load-beach.ts'
import { businessFrom } from '../business/business.ts'
import { withBusiness } from '../business/business-mentions.ts'
import { coast } from '../coast/coast.ts'
import { contactPage } from '../contact/contact.ts'
import { diningPage } from '../dining/dining.ts'
import { galleryHotels, galleryPage } from '../gallery/gallery.ts'
import { homePage } from '../home/home.ts'
import { hotelsTexts } from '../hotels/generated/hotels-texts.ts'
import { hotelSlugs } from '../hotels/hotel-slug.ts'
import { hotelSummaries } from '../hotels/hotel-summaries.ts'
import { loadHotel } from '../hotels/load-hotel.ts'
import { loadRateCard, rateCardSlugs } from '../hotels/load-rates.ts'
import { membership, membershipPage } from '../membership/membership.ts'
import { navigation } from '../navigation/generated/navigation.ts'
import { footerHotelLinks } from '../navigation/hotel-links.ts'
import * as social from '../pictures/generated/social.ts'
import { fallbackPictures } from '../pictures/pictures.ts'
import { privacyNotice, privacyPolicy, refundPolicy, termsAndConditions } from '../policies/policies.ts'
import { searchPage } from '../search/generated/search-page.ts'
import { hasPage, pageMetaOf } from '../seo/seo.ts'
import { textPages } from '../text-pages/generated/text-pages.ts'
import type { Catalogue } from './catalogue.ts'

async function loadAll<T>(
  slugs: readonly string[],
  load: (slug: string) => Promise<T | undefined>,
): Promise<T[]> {
  const records = await Promise.all(slugs.map(load))
  return records.filter((record) => record !== undefined)
}

/** The catalogue of the example business; the environment overrides its contact values. */
export async function exampleCatalogue(
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Catalogue> {
  const business = businessFrom(env)
  return {
    business,
    headerLinks: navigation.header,
    footerLinks: navigation.footer,
    footerHotelLinks,
    breadcrumbs: navigation.breadcrumbs,
    privacyNotice,
    pageMeta: pageMetaOf(business),
    homePage,
    contactPage,
    searchPage,
    ...(hasPage('hotels') ? { hotelsPage: hotelsTexts } : {}),
    ...(hasPage('activity') ? { activitiesPage: activitiesTexts } : {}),
    ...(hasPage('beaches') ? { beachesPage: beachesTexts } : {}),
    ...(hasPage('dining') ? { diningPage } : {}),
    ...(hasPage('gallery') ? { galleryPage } : {}),
    galleryHotels,
    ...(hasPage('membership') ? { membership, membershipPage } : {}),
    ...(coast ? { coast } : {}),
    termsAndConditions: termsAndConditions(business),
    privacyPolicy: privacyPolicy(business),
    refundPolicy: refundPolicy(business),
    textPages: withBusiness(textPages, business),
    hotels: await loadAll(hotelSlugs, loadHotel),
    hotelSummaries,
    rateCards: await loadAll(rateCardSlugs, loadRateCard),
    activities: await loadAll(activitySlugs, loadActivity),
    activitySummaries,
    beaches: await loadAll(beachSlugs, loadBeach),
    beachSummaries,
    fallbackPictures,
    socialPictures: Object.values(social),
  }
}
