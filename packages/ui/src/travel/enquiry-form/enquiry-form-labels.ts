import type { Message } from '../../locale/format-message.ts'

export const enquiryFormLabels = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  dateOfPlan: 'Date of plan',
  subject: 'Subject',
  message: 'Message',
  /** Hint below the message; empty for none. */
  messageHint: '',
  /** `{count}` is the minimum number of characters. */
  messageTooShort: {
    one: 'Message must be at least {count} character',
    other: 'Message must be at least {count} characters',
  } as Message,
  /** Label of the submit button. */
  submit: 'Submit Enquiry',
  /** Label of the submit button while sending. */
  submitting: 'Submitting...',
  /** Error message when sending fails. */
  failure: 'Failed to send enquiry. Please try again.',
  sentTitle: 'Enquiry Submitted!',
  sentText: "We'll get back to you within 24 hours!",
  /** Short promises below the confirmation. */
  sentQuick: 'Quick Response',
  sentPersonal: 'Personalized',
  sentSecure: 'Secure',
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
}

export type EnquiryFormLabels = typeof enquiryFormLabels
