import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { OutcomeUnknown } from '../operations/begin-operation.ts'

/** Fixed wording: bulk delete says 'enquiries' even for one. */
export const deletionQuestion = (kind: 'single' | 'bulk', count: number): string =>
  kind === 'single'
    ? 'Are you sure you want to delete this enquiry?'
    : `Are you sure you want to delete ${count} enquiries?`

/** Says what was not deleted, as far as it is known, and why. */
export function deletionFailure(count: number, error: unknown): string {
  const one = count === 1
  if (error instanceof OutcomeUnknown)
    return failureText(
      `It is not known whether ${enquiriesText(count)} ${one ? 'was' : 'were'} deleted.`,
      error.cause,
    )
  return failureText(
    `${enquiriesText(count)} could not be deleted and ${one ? 'is' : 'are'} still here.`,
    error,
  )
}
