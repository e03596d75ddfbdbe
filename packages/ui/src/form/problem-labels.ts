import type { Message } from '../locale/format-message.ts'

/** What the rules of all forms say about a field. */
export interface ProblemLabels {
  /** Of `{field}`, the field's label. */
  required: Message
  malformedEmail: string
}

export const problemLabels: ProblemLabels = {
  required: '{field} is required',
  malformedEmail: 'Enter an email address such as name@example.com',
}
