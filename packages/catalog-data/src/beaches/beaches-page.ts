import type { WrittenBeaches } from '../schema/page-schema.ts'
import { countLineOf, type ListingPage } from '../text/listing-page.ts'
import { beachesTexts } from './generated/beaches-texts.ts'

/** Texts of the beach listing, which has no fixed figures. */
export const beachesPage: Omit<WrittenBeaches, 'countLine'> & Pick<ListingPage, 'countLine'> = {
  ...beachesTexts,
  countLine: /* @__PURE__ */ countLineOf(beachesTexts),
}
