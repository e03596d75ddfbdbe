import type { Message } from '../locale/format-message.ts'

export interface FormLabels {
  /** Names the group of fields for screen readers. */
  legend: string
  /** Announced after a failed check, of `{count}` fields. */
  summary: Message
  /** Shown when `onValid` rejects. */
  failure: string
}

export const formLabels: FormLabels = {
  legend: 'Your details',
  summary: { one: 'One field needs a change.', other: '{count} fields need a change.' },
  failure: 'This could not be sent. Please try again.',
}
