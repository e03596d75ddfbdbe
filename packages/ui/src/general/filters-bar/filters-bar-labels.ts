import type { Message } from '../../locale/format-message.ts'

export interface FiltersBarLabels {
  /** Accessible name of the form. */
  region: string
  /** Summary while the fields are folded. */
  show: string
  /** Summary while the fields are unfolded. */
  hide: string
  /** Label of the submit button; with JavaScript it shows on keyboard focus only. */
  apply: string
  clear: string
  /** Shown after the summary, with the number of active filters as `{count}`. */
  active: Message
}

export const filtersBarLabels: FiltersBarLabels = {
  region: 'Filters',
  show: 'Show Filters',
  hide: 'Hide Filters',
  apply: 'Apply',
  clear: 'Clear',
  active: '{count} active',
}
