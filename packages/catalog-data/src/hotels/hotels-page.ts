import { countLineOf, type ListingPage } from '../text/listing-page.ts'
import { hotelsTexts } from './generated/hotels-texts.ts'

export const hotelsPage: ListingPage = { ...hotelsTexts, countLine: /* @__PURE__ */ countLineOf(hotelsTexts) }
