import type { FormLabels } from '../form/form.tsx'
import type { EnquiryField } from './enquiry-rules.ts'

/** Every text of the enquiry form. */
export interface EnquiryFormLabels extends Partial<FormLabels> {
  fields: Readonly<Record<EnquiryField, string>>
  /** Under the message. */
  messageHint: string
  /** On the button. */
  submit: string
  /** On the button while it is sent. */
  submitting: string
  /** In the red box when it could not be sent. */
  failure: string
  sentTitle: string
  sentText: string
  sentBadges: readonly string[]
  /** Names the field that only robots fill in. */
  honeypot: string
}

export const defaultEnquiryLabels: EnquiryFormLabels = {
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    dateOfPlan: 'Date of plan',
    subject: 'Subject',
    message: 'Message',
  },
  messageHint: '',
  submit: 'Submit Enquiry',
  submitting: 'Submitting...',
  failure: 'Failed to send enquiry. Please try again.',
  sentTitle: 'Enquiry Submitted!',
  sentText: "We'll get back to you within 24 hours!",
  sentBadges: ['Quick Response', 'Personalized', 'Secure'],
  honeypot: 'Leave this field empty',
}
