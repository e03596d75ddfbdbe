import type { Message } from '../../locale/format-message.ts'

export interface ComboboxLabels {
  /** Accessible name of the button that shows the list; `{label}` is the field's. */
  show: Message
  /** Shown instead of the list when there are no matches. */
  empty: string
  /** Announced while typing, with the number of matches as `{count}`. */
  found: Message
}

export const comboboxLabels: ComboboxLabels = {
  show: 'Show all: {label}',
  empty: 'No matches',
  found: { one: '{count} choice', other: '{count} choices' },
}
