import type { Message } from '../../locale/format-message.ts'

export interface FormLabels {
  /** Accessible name of the group of fields. */
  legend: string
  /** Announced with `reveal="all"` when validation fails, with the number of fields as `{count}`. */
  summary: Message
  /** Shown when `onValid` rejects. */
  failure: string
}

export const formLabels: FormLabels = {
  legend: 'Your details',
  summary: { one: 'One field needs your attention.', other: '{count} fields need your attention.' },
  failure: 'This could not be sent. Please try again.',
}
