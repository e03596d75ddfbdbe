import type { Message } from '../../locale/format-message.ts'

/** Validation messages that all forms share. */
export interface ProblemLabels {
  /** `{field}` is the field's label. */
  required: Message
  malformedEmail: string
}

export const problemLabels: ProblemLabels = {
  required: '{field} is required',
  malformedEmail: 'Enter an email address such as name@example.com',
}
