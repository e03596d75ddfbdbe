import type { Message } from '../../locale/format-message.ts'

export const filtersBarLabels = {
  /** Accessible name of the form. */
  region: 'Filters',
  /** Summary while the fields are folded. */
  show: 'Show Filters',
  /** Summary while the fields are unfolded. */
  hide: 'Hide Filters',
  /** Label of the submit button; with JavaScript it shows on keyboard focus only. */
  apply: 'Apply',
  clear: 'Clear',
  /** Shown after the summary, with the number of active filters as `{count}`. */
  active: '{count} active' as Message,
}

export type FiltersBarLabels = typeof filtersBarLabels
