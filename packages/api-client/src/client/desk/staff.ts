import { answerWith } from '../../answer-shape.ts'
import type {
  InviteInput,
  MemberInput,
  MemberResult,
  People,
  SentInvite,
  StaffRules,
} from '../../contract/account/staff.ts'
import type { OpeningHoursInput } from '../../contract/desk/opening-hours.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

export const staffCalls = ({ read, send, tell }: Calls) => ({
  /** The staff and open invitations. */
  people: (options?: CallOptions) => read('/staff', answerWith<People>('people', 'invites'), options),
  /** Requires a second factor from all staff, or stops requiring it. */
  changeRules: (input: StaffRules, options?: CallOptions) =>
    send('PUT', '/staff/rules', answerWith<{ rules: StaffRules }>('rules'), input, options),
  /** When the business is open; null if it answers day and night. */
  openingHours: (options?: CallOptions) =>
    read('/opening-hours', answerWith<OpeningHoursInput>('hours'), options),
  /** Sets or removes the opening hours; for owners. */
  changeOpeningHours: (input: OpeningHoursInput, options?: CallOptions) =>
    send('PUT', '/opening-hours', answerWith<OpeningHoursInput>('hours'), input, options),
  /** Mails an invitation; one to the same address replaces it. */
  invite: (input: InviteInput, options?: CallOptions) =>
    send('POST', '/staff/invites', answerWith<SentInvite>('invite', 'link'), input, options),
  /** Revokes an invitation. */
  withdraw: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/staff/invites/${id}`, undefined, options),
  /** Changes the role, suspends or reactivates. */
  change: (id: string, input: MemberInput, options?: CallOptions) =>
    send('PUT', path`/staff/${id}`, answerWith<MemberResult>('member'), input, options),
  /** Removes a member from the staff; the account becomes a customer account. */
  remove: (id: string, options?: CallOptions) => tell('DELETE', path`/staff/${id}`, undefined, options),
})
