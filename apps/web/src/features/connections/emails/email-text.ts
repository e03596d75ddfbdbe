import type { WaitingLetter } from '@susegad/api-client/contract'
import type { LetterRefusal } from '@susegad/api-client/rules'

const people = { staff: 'staff', customer: 'a customer', other: 'somebody without an account' } as const
const subjects = { enquiries: 'New enquiries', account: 'An account' } as const

/** Describes an email without its recipient's address. */
export const emailText = ({ to, about }: WaitingLetter): string => `${subjects[about]}, to ${people[to]}`

export const refusalTexts: Record<LetterRefusal, string> = {
  waiting: 'Not tried yet. Is a mail server set up?',
  unreachable: 'The mail server can’t be reached',
  'sign-in': 'The mail server rejects the sign-in',
  encryption: 'The mail server offers no encryption',
  later: 'The mail server asked us to try later',
  refused: 'The mail server rejects this email',
  bounced: 'It bounced',
}
