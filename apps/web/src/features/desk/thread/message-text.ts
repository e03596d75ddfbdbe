import type { Message } from '@susegad/api-client/contract'
import type { CallOutcome, LetterRefusal } from '@susegad/api-client/rules'

const calls: Record<CallOutcome, string> = {
  reached: 'called, and spoke with them',
  'no-answer': 'called: no answer',
  'left-message': 'called, and left a message',
}
const chats: Record<CallOutcome, string> = {
  reached: 'wrote by WhatsApp, and was answered',
  'no-answer': 'could not reach them by WhatsApp',
  'left-message': 'wrote by WhatsApp',
}

/** Who did what, as the heading of a message. */
export function messageTitle(message: Message, customer: string): string {
  const { direction, channel, author, outcome, sender, correction, quote, accepts } = message
  if (direction === 'in') {
    const who = author ?? (sender === null ? customer : sender)
    if (accepts) return `${who} accepted the quote`
    if (correction) return `${who} corrected the enquiry`
    return channel === 'email' ? `${who} answered by e-mail` : `${who} wrote on the site`
  }
  const who = author ?? 'A former colleague'
  if (channel === 'phone') return `${who} ${calls[outcome ?? 'reached']}`
  if (channel === 'whatsapp') return `${who} ${chats[outcome ?? 'left-message']}`
  return `${who} ${quote ? 'sent a quote' : 'answered'} ${channel === 'email' ? 'by e-mail' : 'on the site'}`
}

const reasons: Record<LetterRefusal, string> = {
  waiting: 'It goes out within seconds.',
  unreachable: 'The mail server can not be reached; it is tried again soon.',
  later: 'The mail server takes it later; it is tried again soon.',
  'sign-in': 'The mail server does not accept our sign-in. Tell whoever looks after the service.',
  encryption: 'The mail server offers no encryption. Tell whoever looks after the service.',
  refused: 'The mail server refused it. Check the address, call, or write by WhatsApp.',
  bounced: 'It came back: nobody takes mail at that address. Correct it, call, or write by WhatsApp.',
}

/** Why an answer is not sent yet, and what to do. */
export const sendingText = (why: LetterRefusal | null, state: 'waiting' | 'failed'): string =>
  why === null
    ? state === 'waiting'
      ? reasons.waiting
      : 'It was tried for days, and nobody took it.'
    : reasons[why]
