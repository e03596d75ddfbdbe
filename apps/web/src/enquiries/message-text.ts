import type { Message, Sending } from '@susegad/api-client/contract'
import type { CallOutcome, ContactChannel, LetterRefusal, MessageChannel } from '@susegad/api-client/rules'

const contacts: Record<ContactChannel, Record<CallOutcome, string>> = {
  phone: {
    reached: 'called and spoke with them',
    agreed: 'called and agreed with them',
    'no-answer': 'called: no answer',
    'left-message': 'called and left a message',
  },
  whatsapp: {
    reached: 'wrote on WhatsApp and got an answer',
    agreed: 'wrote on WhatsApp and agreed with them',
    'no-answer': 'could not reach them on WhatsApp',
    'left-message': 'wrote on WhatsApp',
  },
  visit: {
    reached: 'met them in person',
    agreed: 'met them in person and agreed with them',
    'no-answer': 'did not meet them',
    'left-message': 'left a message at their place',
  },
}

const isContact = (channel: MessageChannel): channel is ContactChannel => channel in contacts

/** Outcome of a logged call, chat or visit, which follows the author's name. */
export const contactText = (channel: MessageChannel, outcome: CallOutcome): string =>
  isContact(channel) ? contacts[channel][outcome] : ''

const waysOut: Partial<Record<MessageChannel, string>> = { email: 'by email', whatsapp: 'on WhatsApp' }

/** What is shown of the template, whose words only WhatsApp knows. */
export const templateText = 'sent the WhatsApp template'

/** Heading of a message: author and action. */
export function messageTitle(message: Message, customer: string): string {
  const { direction, channel, author, body, outcome, sender, correction, quote, accepts } = message
  if (direction === 'in') {
    const who = author ?? (sender === null ? customer : sender)
    if (accepts) return `${who} accepted the quote`
    if (correction) return `${who} corrected the enquiry`
    if (channel === 'whatsapp') return `${who} wrote on WhatsApp`
    return channel === 'email' ? `${who} answered by email` : `${who} wrote on the site`
  }
  const who = author ?? 'A former colleague'
  if (outcome) return `${who} ${contactText(channel, outcome)}`
  if (channel === 'whatsapp' && !body) return `${who} ${templateText}`
  return `${who} ${quote ? 'sent a quote' : 'answered'} ${waysOut[channel] ?? 'on the site'}`
}

const reasons: Record<LetterRefusal, string> = {
  waiting: 'It will be sent within seconds.',
  unreachable: 'The mail server can’t be reached. We will try again soon.',
  later: 'The mail server asked us to try later. We will try again soon.',
  'sign-in': 'The mail server rejects our sign-in. Tell the person who runs this site.',
  encryption: 'The mail server offers no encryption. Tell the person who runs this site.',
  refused: 'The mail server rejected it. Check the address, call, or write on WhatsApp.',
  bounced: 'It bounced: the address doesn’t accept emails. Correct it, call, or write on WhatsApp.',
}

/** Whether an answer with this state has not left the service. */
export const isUnsent = (state: Sending['state']): boolean => state === 'waiting' || state === 'failed'

const chatReasons: Partial<Record<LetterRefusal, string>> = {
  unreachable: 'WhatsApp can’t be reached. We will try again soon.',
  later: 'WhatsApp asked us to try later. We will try again soon.',
}

/** Why an answer is not sent yet, and what to do. */
export function sendingText({ channel, sending }: { channel: MessageChannel; sending: Sending }): string {
  const { why, state, reason } = sending
  if (reason) return reason
  if (why !== null) return (channel === 'whatsapp' ? chatReasons[why] : undefined) ?? reasons[why]
  return state === 'waiting' ? reasons.waiting : 'It could not be delivered after several days of trying.'
}
