import { describe, expect, it } from 'vitest'
import { allActivities, allBeaches, allHotels, textsIn } from '../../test/all-records.ts'
import { activitiesPage } from '../activities/activities.ts'
import { beachesPage } from '../beaches/beaches.ts'
import { business } from '../business/business.ts'
import { contactPage } from '../contact/contact.ts'
import { diningPage } from '../dining/dining.ts'
import { galleryPage } from '../gallery/gallery.ts'
import { homePage } from '../home/home.ts'
import { hotelsPage } from '../hotels/hotels.ts'
import { loadRateCard, rateCardSlugs } from '../hotels/load-rates.ts'
import { membershipPage } from '../membership/membership.ts'
import { privacyPolicy, refundPolicy, termsAndConditions } from '../policies/policies.ts'
import { pageMeta } from '../seo/seo.ts'

const records = [...allHotels, ...allActivities, ...allBeaches]
const everything = {
  records,
  rates: await Promise.all(rateCardSlugs.map(loadRateCard)),
  pages: [
    activitiesPage,
    beachesPage,
    contactPage,
    diningPage,
    galleryPage,
    homePage,
    hotelsPage,
    membershipPage,
    pageMeta,
    business,
  ],
  policies: [termsAndConditions(business), privacyPolicy(business), refundPolicy(business)],
}
const notProse =
  /\.(name|hash|slug|src|mapEmbed|menuAndRates|href|email|key|id|icon|socialPicture|to|url|tints\.\d|timeZone|updated|validFrom|validTo|postalCode|whatsapp)$/
const prose = textsIn(everything).filter(({ path }) => !notProse.test(path))

const cliches =
  /hidden gem|nestled|paradise|breathtaking|must[- ]visit|unforgettable|world[- ]class|hustle and bustle|something for everyone|stunning|picturesque|pristine|tapestry|vibrant|immerse|unwind|rejuvenat|bucket list|heart of|oasis|crystal[- ]clear|sun[- ]kissed|whether you|look no further|perfect blend|delve|unparalleled|boasts/i

describe('everything the catalogue says', () => {
  it('has no clichés', () => {
    expect(prose.filter(({ text }) => cliches.test(text))).toEqual([])
  })

  it('has no straight quotes, double spaces, spaces at the ends or emoji', () => {
    // The refund rule is quoted verbatim elsewhere, so it keeps its straight apostrophe.
    const set = (text: string) => text.replace('© ', '').replace("night's charge", 'charge')
    expect(
      prose.filter(({ text }) => /['"]| {2}|^\s|\s$|\p{Extended_Pictographic}/u.test(set(text))),
    ).toEqual([])
  })

  it('writes rupees one way, with commas as in India', () => {
    expect(prose.filter(({ text }) => /\bRs\b|INR \d|₹ |₹\d{4,}/.test(text))).toEqual([])
  })

  it('has British spelling', () => {
    expect(
      prose.filter(({ text }) =>
        /\b(color|center|traveler|jewelry|favorite|neighbor|theater|gray)\b/i.test(text),
      ),
    ).toEqual([])
  })

  it('does not repeat a long sentence in two descriptions', () => {
    const sentences = records
      .flatMap((record) => record.description.match(/[^.!?]{40,}[.!?]/g) ?? [])
      .map((sentence) => sentence.trim())
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
})
