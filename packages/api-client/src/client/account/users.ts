import { answerWith, type IsAnswer } from '../../answer-shape.ts'
import type { CodeSignInInput, SecondStep } from '../../contract/account/second-factor.ts'
import type { OwnSessions } from '../../contract/account/session.ts'
import type { InviteResult, JoinInput, OpenInviteInput, StaffSettings } from '../../contract/account/staff.ts'
import type {
  AuthResult,
  ConfirmEmailInput,
  ConfirmedEmail,
  ForgottenInput,
  ForgottenResult,
  LinkInput,
  LoginInput,
  PasswordInput,
  ProfileInput,
  ProfileResult,
  RegisterInput,
  StaffResult,
} from '../../contract/account/user.ts'
import type { EraseAccountInput, ErasedResult, OwnData } from '../../contract/desk/privacy.ts'
import type { KeptTrip, KeptTripInput } from '../../contract/enquiry/trip.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

export const authAnswer = answerWith<AuthResult>('token', 'user')
const tripAnswer = answerWith<KeptTrip>('trip', 'version')
const profileAnswer = answerWith<ProfileResult>('user')
const settingsAnswer = answerWith<{ settings: StaffSettings }>('settings')
const stepAnswer = answerWith<SecondStep>('ticket')
/** A session, or a ticket for the second step of a sign-in. */
const loginAnswer: IsAnswer<AuthResult | SecondStep> = (body, status): body is AuthResult | SecondStep =>
  status === 202 ? stepAnswer(body, status) : authAnswer(body, status)

export const userCalls = ({ read, send, tell }: Calls) => ({
  /** Creates a customer account and signs in. */
  register: (input: RegisterInput, options?: CallOptions) =>
    send('POST', '/users/register', authAnswer, input, options),
  /** Signs in with email address or username. Returns a `ticket` for `loginByCode` if the account has a second factor. */
  login: (input: LoginInput, options?: CallOptions) =>
    send('POST', '/users/login', loginAnswer, input, options),
  /** The second step of a sign-in. */
  loginByCode: (input: CodeSignInInput, options?: CallOptions) =>
    send('POST', '/users/login/code', authAnswer, input, options),
  /** Ends all sessions of the signed-in user. */
  logout: (options?: CallOptions) => tell('POST', '/users/logout', undefined, options),
  /** Ends only the session of the current token. */
  endSession: (options?: CallOptions) => tell('DELETE', '/users/session', undefined, options),
  /** Where the signed-in user is signed in. */
  sessions: (options?: CallOptions) => read('/users/sessions', answerWith<OwnSessions>('sessions'), options),
  /** Ends one session of the signed-in user. */
  endOneSession: (id: string, options?: CallOptions) =>
    tell('DELETE', path`/users/sessions/${id}`, undefined, options),
  /** Ends all other sessions, and returns a new token for this one. */
  endOtherSessions: (options?: CallOptions) =>
    send('POST', '/users/sessions/end-others', authAnswer, undefined, options),
  /** Who is signed in. */
  profile: (options?: CallOptions) => read('/users/profile', profileAnswer, options),
  /** Changes name, username, email address or phone of the signed-in user. */
  updateProfile: (input: ProfileInput, options?: CallOptions) =>
    send('PUT', '/users/profile', profileAnswer, input, options),
  /** The trip that the signed-in user keeps in their account. */
  trip: (options?: CallOptions) => read('/users/me/trip', tripAnswer, options),
  /** Saves the trip. If it was saved elsewhere since `version`, it is a `conflict`, whose `body` has that trip. */
  saveTrip: (input: KeptTripInput, options?: CallOptions) =>
    send('PUT', '/users/me/trip', tripAnswer, input, options),
  /** Ends all sessions, and returns a new one. */
  changePassword: (input: PasswordInput, options?: CallOptions) =>
    send('PUT', '/users/password', authAnswer, input, options),
  /** Sets a password with a link from an email; needs no session. */
  openLink: (input: LinkInput, options?: CallOptions) =>
    send('POST', '/users/password/link', loginAnswer, input, options),
  /** Confirms the email address of an account with a link from an email; needs no session. */
  confirmEmail: (input: ConfirmEmailInput, options?: CallOptions) =>
    send('POST', '/users/email/confirm', answerWith<ConfirmedEmail>('email'), input, options),
  /** Sends the signed-in user the link that confirms their email address again. */
  sendConfirmation: (options?: CallOptions) => tell('POST', '/users/email/link', undefined, options),
  /** Mails a password reset link if the address has an account; the response doesn't reveal whether it has. */
  forgotPassword: (input: ForgottenInput, options?: CallOptions) =>
    send('POST', '/users/password/forgotten', answerWith<ForgottenResult>('sendsEmail'), input, options),
  /** Reads an invitation to the staff; needs no session. */
  openInvite: (input: OpenInviteInput, options?: CallOptions) =>
    send('POST', '/users/join/open', answerWith<InviteResult>('invite'), input, options),
  /** Accepts an invitation by its link; needs no session. */
  join: (input: JoinInput, options?: CallOptions) => send('POST', '/users/join', authAnswer, input, options),
  /** Everybody who can be assigned an enquiry; for staff. */
  staff: (options?: CallOptions) => read('/users/staff', answerWith<StaffResult>('staff'), options),
  /** Which emails the signed-in member of staff gets about enquiries, and their signature. */
  settings: (options?: CallOptions) => read('/users/settings', settingsAnswer, options),
  saveSettings: (input: StaffSettings, options?: CallOptions) =>
    send('PUT', '/users/settings', settingsAnswer, input, options),
  /** Everything stored about the signed-in person. */
  data: (options?: CallOptions) => read('/users/data', answerWith<OwnData>('account', 'enquiries'), options),
  /** Permanently erases the signed-in customer's account and enquiries; requires the password. */
  eraseAccount: (input: EraseAccountInput, options?: CallOptions) =>
    send('POST', '/users/erasure', answerWith<ErasedResult>('erased'), input, options),
})
