import { failureText } from '../../../signed-in/failure-text.ts'
import type { Deletion } from './delete-enquiries.ts'
import type { PartsOutcome } from './in-parts.ts'

export const counted = (n: number) => (n === 1 ? '1 enquiry' : `${n} enquiries`)

/** Fixed wording: bulk delete says 'enquiries' even for one. */
export function deletionQuestion({ ids, kind, count = ids.length }: Deletion): string {
  return kind === 'single'
    ? 'Are you sure you want to delete this enquiry?'
    : `Are you sure you want to delete ${count} enquiries?`
}

/** Says what was deleted, what was not, and why. */
export function deletionFailure({ done, left, error, certain }: PartsOutcome): string {
  const went = done.length > 0 ? `${counted(done.length)} ${wereOf(done)} deleted. ` : ''
  const stayed = certain
    ? `${counted(left.length)} could not be deleted and ${left.length === 1 ? 'is' : 'are'} still here.`
    : `It is not known whether ${counted(left.length)} ${wereOf(left)} deleted.`
  return failureText(went + stayed, error)
}

const wereOf = ({ length }: readonly string[]) => (length === 1 ? 'was' : 'were')
