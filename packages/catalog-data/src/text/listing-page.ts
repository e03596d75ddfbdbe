import type { Feature, Statistic } from './section.ts'

/** Texts around a list of cards. */
export interface ListingPage {
  heading: string
  text: string
  /** Fixed figures, shown as written. */
  stats: readonly Statistic[]
  whyHeading: string
  whyChoose: readonly Feature[]
  /** Line above the cards, with the actual number. */
  countLine: (count: number) => string
  empty: { title: string; text: string }
  banner: { heading: string; text: string }
}
