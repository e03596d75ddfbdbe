export interface FaqLabels {
  /** Shown when there are no entries. */
  empty: string
}

export const faqLabels: FaqLabels = {
  empty: 'No FAQ available at the moment.',
}
