import type { Message } from '../../locale/format-message.ts'

export interface EnquiryFormLabels {
  name: string
  phone: string
  email: string
  dateOfPlan: string
  subject: string
  message: string
  /** Hint below the message; empty for none. */
  messageHint: string
  /** `{count}` is the minimum number of characters. */
  messageTooShort: Message
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Error message when sending fails. */
  failure: string
  sentTitle: string
  sentText: string
  /** Short promises below the confirmation. */
  sentQuick: string
  sentPersonal: string
  sentSecure: string
  /** Label of the honeypot field. */
  honeypot: string
}

export const enquiryFormLabels: EnquiryFormLabels = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  dateOfPlan: 'Date of plan',
  subject: 'Subject',
  message: 'Message',
  messageHint: '',
  messageTooShort: {
    one: 'Message must be at least {count} character',
    other: 'Message must be at least {count} characters',
  },
  submit: 'Submit Enquiry',
  submitting: 'Submitting...',
  failure: 'Failed to send enquiry. Please try again.',
  sentTitle: 'Enquiry Submitted!',
  sentText: "We'll get back to you within 24 hours!",
  sentQuick: 'Quick Response',
  sentPersonal: 'Personalized',
  sentSecure: 'Secure',
  honeypot: 'Leave this field empty',
}
