import type { Feature, Statistic } from './section.ts'

/** The texts around a list of cards. */
export interface ListingPage {
  heading: string
  text: string
  /** Fixed figures, shown as written. */
  stats: readonly Statistic[]
  whyHeading: string
  whyChoose: readonly Feature[]
  /** The line above the cards; it always states the real number. */
  countLine: (count: number) => string
  empty: { title: string; text: string }
  banner: { heading: string; text: string }
}
