import type { CallOutcome, ContactChannel } from '@susegad/api-client/rules'

interface OutcomeChoice {
  outcome: CallOutcome
  label: string
}

export const contactNames: Record<ContactChannel, string> = {
  phone: 'The call',
  whatsapp: 'The chat',
  visit: 'The visit',
}

/** What can come of a call, a chat or a visit. */
export const contactOutcomes: Record<ContactChannel, readonly OutcomeChoice[]> = {
  phone: [
    { outcome: 'reached', label: 'Reached' },
    { outcome: 'no-answer', label: 'No answer' },
    { outcome: 'left-message', label: 'Left a message' },
    { outcome: 'agreed', label: 'Agreed' },
  ],
  whatsapp: [
    { outcome: 'left-message', label: 'Message sent' },
    { outcome: 'reached', label: 'Answered' },
    { outcome: 'no-answer', label: 'Not on WhatsApp' },
    { outcome: 'agreed', label: 'Agreed' },
  ],
  visit: [
    { outcome: 'reached', label: 'Met' },
    { outcome: 'no-answer', label: 'Not met' },
    { outcome: 'agreed', label: 'Agreed' },
  ],
}
