import type { Message } from '../locale/format-message.ts'

export interface ComboboxLabels {
  /** Accessible name of the button that shows the list, of the field's `{label}`. */
  show: Message
  /** In place of the list, where nothing fits what is typed. */
  empty: string
  /** Announced while typing: `{count}` choices fit. */
  found: Message
}

export const comboboxLabels: ComboboxLabels = {
  show: 'Show all: {label}',
  empty: 'Nothing fits what you typed',
  found: { one: '{count} choice', other: '{count} choices' },
}
