import type { WrittenListing } from '../schema/page-schema.ts'

/** Texts around a list of cards. */
export type ListingPage = Omit<WrittenListing, 'countLine'> & {
  /** Line above the cards, with the actual number. */
  countLine: (count: number) => string
}

/** The line of a listing, with the number of what it lists. */
export const countLineOf =
  ({ countLine }: { countLine: string }) =>
  (count: number): string =>
    countLine.replace('{count}', String(count))
