import type { Message } from '../../locale/format-message.ts'

export const comboboxLabels = {
  /** Accessible name of the button that shows the list; `{label}` is the field's. */
  show: 'Show all: {label}' as Message,
  /** Shown instead of the list when there are no matches. */
  empty: 'No matches',
  /** Announced while typing, with the number of matches as `{count}`. */
  found: { one: '{count} choice', other: '{count} choices' } as Message,
}

export type ComboboxLabels = typeof comboboxLabels
