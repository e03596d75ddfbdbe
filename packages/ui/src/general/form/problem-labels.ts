import type { Message } from '../../locale/format-message.ts'

/** Validation messages that all forms share. */
export const problemLabels = {
  /** `{field}` is the field's label. */
  required: '{field} is required' as Message,
  malformedEmail: 'Enter an email address such as name@example.com',
}

export type ProblemLabels = typeof problemLabels
