export const faqLabels = {
  /** Shown when there are no entries. */
  empty: 'No FAQ available at the moment.',
}

export type FaqLabels = typeof faqLabels
