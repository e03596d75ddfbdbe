import type { Message } from '../../locale/format-message.ts'

export const formLabels = {
  /** Accessible name of the group of fields. */
  legend: 'Your details',
  /** Announced with `reveal="all"` when validation fails, with the number of fields as `{count}`. */
  summary: {
    one: 'One field needs your attention.',
    other: '{count} fields need your attention.',
  } as Message,
  /** Shown when `onValid` rejects. */
  failure: 'This could not be sent. Please try again.',
}

export type FormLabels = typeof formLabels
