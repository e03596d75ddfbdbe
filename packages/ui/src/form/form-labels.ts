export interface FormLabels {
  /** Names the group of fields for screen readers. */
  legend: string
  /** Announced after a failed check, before the message of the first field. */
  summary: (messages: readonly string[]) => string
  /** Shown when `onValid` rejects. */
  failure: string
}

export const defaultFormLabels: FormLabels = {
  legend: 'Your details',
  summary: ({ length }) => (length === 1 ? 'One field needs a change.' : `${length} fields need a change.`),
  failure: 'This could not be sent. Please try again.',
}
