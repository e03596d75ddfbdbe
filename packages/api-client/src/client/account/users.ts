import { answerWith, type IsAnswer } from '../../answer-shape.ts'
import type { CodeSignInInput, SecondStep } from '../../contract/account/second-factor.ts'
import type { OwnSessions } from '../../contract/account/session.ts'
import type { InviteResult, JoinInput, OpenInviteInput } from '../../contract/account/staff.ts'
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
import { type CallOptions, type Calls, path } from '../call.ts'

export const authAnswer = answerWith<AuthResult>('token', 'user')
const profileAnswer = answerWith<ProfileResult>('user')
const stepAnswer = answerWith<SecondStep>('ticket')
/** A session, or the way to the second step of a sign-in. */
const loginAnswer: IsAnswer<AuthResult | SecondStep> = (body, status): body is AuthResult | SecondStep =>
  status === 202 ? stepAnswer(body, status) : authAnswer(body, status)

export const userCalls = ({ read, send, tell }: Calls) => ({
  /** Opens a customer's account and a session of it. */
  register: (input: RegisterInput, options?: CallOptions) =>
    send('POST', '/users/register', authAnswer, input, options),
  /** Opens a session, by email address or username; or answers with a `ticket` for `loginByCode`, where a second factor is asked. */
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
  /** Ends all other sessions, and answers with a new token for this one. */
  endOtherSessions: (options?: CallOptions) =>
    send('POST', '/users/sessions/end-others', authAnswer, undefined, options),
  /** Who is signed in. */
  profile: (options?: CallOptions) => read('/users/profile', profileAnswer, options),
  /** Changes name, username, email address or phone of the signed-in user. */
  updateProfile: (input: ProfileInput, options?: CallOptions) =>
    send('PUT', '/users/profile', profileAnswer, input, options),
  /** Ends all sessions, and answers with a new one. */
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
  /** Has a link to a new password mailed, if the address has an account; the answer does not say whether. */
  forgotPassword: (input: ForgottenInput, options?: CallOptions) =>
    send('POST', '/users/password/forgotten', answerWith<ForgottenResult>('sendsEmail'), input, options),
  /** Reads an invitation to the staff; needs no session. */
  openInvite: (input: OpenInviteInput, options?: CallOptions) =>
    send('POST', '/users/join/open', answerWith<InviteResult>('invite'), input, options),
  /** Joins the staff by the link of an invitation; needs no session. */
  join: (input: JoinInput, options?: CallOptions) => send('POST', '/users/join', authAnswer, input, options),
  /** Everybody who can be assigned an enquiry; for staff. */
  staff: (options?: CallOptions) => read('/users/staff', answerWith<StaffResult>('staff'), options),
  /** Everything that is kept of the signed-in person. */
  data: (options?: CallOptions) => read('/users/data', answerWith<OwnData>('account', 'enquiries'), options),
  /** Erases the signed-in customer's account and enquiries for good; asks for the password. */
  eraseAccount: (input: EraseAccountInput, options?: CallOptions) =>
    send('POST', '/users/erasure', answerWith<ErasedResult>('erased'), input, options),
})
