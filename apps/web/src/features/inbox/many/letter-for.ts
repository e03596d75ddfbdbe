import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { Dates } from '../../../signed-in/dates.ts'
import { fillTemplate, missingIn } from '../templates/fill-template.ts'

type Recipient = Pick<StaffEnquiry, 'email' | 'name' | 'dateOfPlan' | 'context'>

/** The text for one enquiry, or why it is skipped. */
export type LetterFor = { body: string } | { leftOut: string }

/** Like the service, skip an enquiry that lacks a value of the template. */
export function letterFor(
  text: string,
  enquiry: Recipient,
  origin: string,
  dayText: Dates['dayText'],
): LetterFor {
  if (!enquiry.email.includes('@')) return { leftOut: 'it has no email address.' }
  const body = fillTemplate(text, enquiry, origin, dayText)
  const missing = [...new Set(missingIn(body))]
  if (missing.length === 0) return { body }
  return {
    leftOut: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not known for this enquiry.`,
  }
}

/** Number of selected enquiries that get the answer; assumes that all on other pages do. */
export const recipientCount = (letters: readonly { letter: LetterFor }[], selected: number): number =>
  selected - letters.filter(({ letter }) => 'leftOut' in letter).length
