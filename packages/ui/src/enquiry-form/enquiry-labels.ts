import type { FormLabels } from '../form/form.tsx'
import { type EnquiryField, enquiryFieldLabels } from './enquiry-rules.ts'

/** All texts of the enquiry form. */
export interface EnquiryFormLabels extends Partial<FormLabels> {
  fields: Readonly<Record<EnquiryField, string>>
  /** Hint below the message. */
  messageHint: string
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Error message when sending fails. */
  failure: string
  sentTitle: string
  sentText: string
  sentBadges: readonly string[]
  /** Label of the honeypot field. */
  honeypot: string
}

export const defaultEnquiryLabels: EnquiryFormLabels = {
  fields: enquiryFieldLabels,
  messageHint: '',
  submit: 'Submit Enquiry',
  submitting: 'Submitting...',
  failure: 'Failed to send enquiry. Please try again.',
  sentTitle: 'Enquiry Submitted!',
  sentText: "We'll get back to you within 24 hours!",
  sentBadges: ['Quick Response', 'Personalized', 'Secure'],
  honeypot: 'Leave this field empty',
}
