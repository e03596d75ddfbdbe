import type { StaffEnquiry } from '@susegad/api-client/contract'
import { fillTemplate, missingIn } from '../templates/fill-template.ts'

type Recipient = Pick<StaffEnquiry, 'email' | 'name' | 'dateOfPlan' | 'context'>

/** What one of many is sent, or why nothing is. */
export type LetterFor = { body: string } | { leftOut: string }

/** As the service will do it: an enquiry that does not say what the text asks for is passed over. */
export function letterFor(text: string, enquiry: Recipient, origin: string): LetterFor {
  if (!enquiry.email.includes('@')) return { leftOut: 'It has no e-mail address.' }
  const body = fillTemplate(text, enquiry, origin)
  const missing = [...new Set(missingIn(body))]
  return missing.length > 0 ? { leftOut: `It does not say ${missing.join(', ')}.` } : { body }
}
