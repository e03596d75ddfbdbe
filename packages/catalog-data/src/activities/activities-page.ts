import { countLineOf, type ListingPage } from '../text/listing-page.ts'
import { activitiesTexts } from './generated/activities-texts.ts'

export const activitiesPage: ListingPage = {
  ...activitiesTexts,
  countLine: /* @__PURE__ */ countLineOf(activitiesTexts),
}
