export interface PolicySection {
  /** Anchor of the section. */
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

export interface Policy {
  slug: 'terms-and-conditions' | 'privacy-policy' | 'refund-policy'
  title: string
  /** Date on which this wording took effect, as YYYY-MM-DD. */
  updated: string
  intro: string
  sections: readonly PolicySection[]
}
