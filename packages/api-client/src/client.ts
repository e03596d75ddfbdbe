import { answerWith, type IsAnswer, noContent } from './answer-shape.ts'
import { ApiError } from './api-error.ts'
import type { AccessTokenInput, AccessTokenList, NewAccessToken } from './contract/access-token.ts'
import type { AuditList, AuditQuery } from './contract/audit.ts'
import type {
  AnswerInput,
  ContactInput,
  CorrectionInput,
  MessageResult,
  OwnMessageResult,
  OwnReplyInput,
  TemplateInput,
  TemplateList,
  TemplateResult,
} from './contract/conversation.ts'
import type {
  CustomerDetail,
  CustomerInput,
  CustomerList,
  CustomerQuery,
  MergeInput,
} from './contract/customer.ts'
import type {
  ChangeInput,
  ChangeResult,
  DeletedResult,
  EnquiryDetail,
  EnquiryInput,
  EnquiryList,
  EnteredInput,
  EnteredResult,
  MyEnquiryList,
  Note,
  NoteInput,
  OwnDetail,
  RestoredResult,
  SelectedResult,
  SubmittedEnquiry,
} from './contract/enquiry.ts'
import type { Figures, FiguresQuery } from './contract/figures.ts'
import type { UndeliveredResult } from './contract/letter.ts'
import type { EnquiryFilter, EnquiryQuery, PageQuery } from './contract/listing.ts'
import type { PresenceInput } from './contract/live.ts'
import type {
  NewPasskeyInput,
  PasskeyInput,
  PasskeyList,
  PasskeyOptions,
  PasskeyOptionsInput,
  PasskeyResult,
  PasskeySignInInput,
} from './contract/passkey.ts'
import type {
  EraseAccountInput,
  ErasedResult,
  OwnData,
  PersonData,
  PersonInput,
  PersonResult,
} from './contract/privacy.ts'
import type {
  CodeSignInInput,
  NewCodes,
  SecondFactorCodeInput,
  SecondFactorOptions,
  SecondFactorPasswordInput,
  SecondFactorRemovalInput,
  SecondFactorResult,
  SecondStep,
} from './contract/second-factor.ts'
import type { OwnSessions } from './contract/session.ts'
import type {
  InviteInput,
  InviteResult,
  JoinInput,
  MemberInput,
  MemberResult,
  OpenInviteInput,
  People,
  StaffRules,
} from './contract/staff.ts'
import type {
  AuthResult,
  ForgottenInput,
  LinkInput,
  LoginInput,
  PasswordInput,
  ProfileInput,
  ProfileResult,
  RegisterInput,
  StaffResult,
} from './contract/user.ts'
import type {
  DeliveryList,
  DeliveryResult,
  WebhookChangeInput,
  WebhookInput,
  WebhookList,
  WebhookResult,
  WebhookSecretResult,
} from './contract/webhook.ts'
import { type RequestOptions, request } from './request.ts'
import { isSubmitted } from './submit-enquiry.ts'

export { ApiError, type ApiErrorKind } from './api-error.ts'
export { asResult, type Result } from './result.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
}

export interface SubmitOptions extends CallOptions {
  idempotencyKey?: string | undefined
}

export interface ExportQuery extends EnquiryFilter {
  /** A table for spreadsheets, or an array of enquiries as in the list. @default 'csv' */
  format?: 'csv' | 'json' | undefined
}

export interface ApiClientOptions {
  /** Origin of the service, without `/api`; defaults to the page's own origin. */
  baseUrl?: string
  /** A personal access token, for programs. It can do what its scopes name. */
  token?: string
  /** Returns the session token; called before each request, and instead of `token`. */
  getToken?: () => string | null | undefined
  fetch?: typeof fetch
  /** Milliseconds for one attempt, its answer included; then the call fails as `network`. @default 30000 */
  timeout?: number
  /** Retries of reads and keyed submissions after a network error or a 502, 503 or 504. @default 2 */
  retries?: number
  /** Called on each 401 except a refused sign-in, with the token of that request. */
  onUnauthorized?: (token: string | null) => void
}

export interface ApiClient {
  users: {
    /** Opens a customer's account and a session of it. */
    register: (input: RegisterInput, options?: CallOptions) => Promise<AuthResult>
    /** Opens a session, by e-mail address or username; or answers with a `ticket` for `loginByCode`, where a second factor is asked. */
    login: (input: LoginInput, options?: CallOptions) => Promise<AuthResult | SecondStep>
    /** The second step of a sign-in. */
    loginByCode: (input: CodeSignInInput, options?: CallOptions) => Promise<AuthResult>
    /** The second factor of the signed-in user. */
    secondFactor: (options?: CallOptions) => Promise<SecondFactorResult>
    /** What an app makes codes of; asks for the password. */
    secondFactorOptions: (
      input: SecondFactorPasswordInput,
      options?: CallOptions,
    ) => Promise<SecondFactorOptions>
    /** Asks a code at each sign-in from now on. Ends all other sessions, and answers with a new token for this one. */
    addSecondFactor: (input: SecondFactorCodeInput, options?: CallOptions) => Promise<NewCodes>
    /** Makes other codes to write down, and ends all other sessions. */
    newRecoveryCodes: (input: SecondFactorPasswordInput, options?: CallOptions) => Promise<NewCodes>
    /** Asks no code any more, and ends all other sessions. */
    removeSecondFactor: (input: SecondFactorRemovalInput, options?: CallOptions) => Promise<AuthResult>
    /** Ends all sessions of the signed-in user. */
    logout: (options?: CallOptions) => Promise<void>
    /** Ends only the session of the current token. */
    endSession: (options?: CallOptions) => Promise<void>
    /** Where the signed-in user is signed in. */
    sessions: (options?: CallOptions) => Promise<OwnSessions>
    /** Ends one session of the signed-in user. */
    endOneSession: (id: string, options?: CallOptions) => Promise<void>
    /** Ends all other sessions, and answers with a new token for this one. */
    endOtherSessions: (options?: CallOptions) => Promise<AuthResult>
    /** Passkeys of the signed-in user. */
    passkeys: (options?: CallOptions) => Promise<PasskeyList>
    /** What the browser makes a passkey of; asks for the password. */
    passkeyOptions: (input: PasskeyOptionsInput, options?: CallOptions) => Promise<PasskeyOptions>
    /** Adds a passkey that the browser has made. */
    addPasskey: (input: NewPasskeyInput, options?: CallOptions) => Promise<PasskeyResult>
    /** Calls a passkey something else. */
    renamePasskey: (id: string, input: PasskeyInput, options?: CallOptions) => Promise<PasskeyResult>
    /** Removes a passkey, ends all other sessions, and answers with a new token for this one. */
    removePasskey: (id: string, options?: CallOptions) => Promise<AuthResult>
    /** What a passkey signs to sign in; needs no session. */
    passkeySignInOptions: (options?: CallOptions) => Promise<PasskeyOptions>
    /** Opens a session by what a passkey signed. */
    passkeySignIn: (input: PasskeySignInInput, options?: CallOptions) => Promise<AuthResult>
    /** Who is signed in. */
    profile: (options?: CallOptions) => Promise<ProfileResult>
    /** Changes name, username, e-mail address or phone of the signed-in user. */
    updateProfile: (input: ProfileInput, options?: CallOptions) => Promise<ProfileResult>
    /** Ends all sessions, and answers with a new one. */
    changePassword: (input: PasswordInput, options?: CallOptions) => Promise<AuthResult>
    /** Sets a password with a link from an e-mail; needs no session. */
    openLink: (input: LinkInput, options?: CallOptions) => Promise<AuthResult | SecondStep>
    /** Reads an invitation to the staff; needs no session. */
    openInvite: (input: OpenInviteInput, options?: CallOptions) => Promise<InviteResult>
    /** Joins the staff by the link of an invitation; needs no session. */
    join: (input: JoinInput, options?: CallOptions) => Promise<AuthResult>
    /** Has a link to a new password mailed, if the address has an account; the answer does not say whether. */
    forgotPassword: (input: ForgottenInput, options?: CallOptions) => Promise<void>
    /** Everybody who can be assigned an enquiry; for staff. */
    staff: (options?: CallOptions) => Promise<StaffResult>
    /** Everything that is kept of the signed-in person. */
    data: (options?: CallOptions) => Promise<OwnData>
    /** Erases the signed-in customer's account and enquiries for good; asks for the password. */
    eraseAccount: (input: EraseAccountInput, options?: CallOptions) => Promise<ErasedResult>
  }
  /** Everything kept of one person, found by e-mail address, to answer a request of theirs; for staff. */
  people: {
    /** How much there is. */
    find: (input: PersonInput, options?: CallOptions) => Promise<PersonResult>
    /** All of it, to hand over. */
    data: (input: PersonInput, options?: CallOptions) => Promise<PersonData>
    /** Erases it for good: the account, what the enquiries say, their notes and letters. */
    erase: (input: PersonInput, options?: CallOptions) => Promise<ErasedResult>
  }
  enquiries: {
    /** Open to everyone. With an idempotency key, however often it is sent, it is stored once. */
    submit: (input: EnquiryInput, options?: SubmitOptions) => Promise<SubmittedEnquiry>
    /** Enters what somebody asked by a call, a visit or a chat; for staff. With an idempotency key it is stored once. */
    enter: (input: EnteredInput, options?: SubmitOptions) => Promise<EnteredResult>
    /** One page of all enquiries, filtered and counted; for staff. */
    list: (query?: EnquiryQuery, options?: CallOptions) => Promise<EnquiryList>
    /** The signed-in customer's own enquiries. */
    mine: (query?: PageQuery, options?: CallOptions) => Promise<MyEnquiryList>
    /** One enquiry; staff get its notes and history, a customer only an own one. */
    get: (id: string, options?: CallOptions) => Promise<EnquiryDetail>
    /** Changes status or assignee. With `version`, a change made meanwhile by somebody else is a `conflict`. */
    change: (id: string, input: ChangeInput, options?: CallOptions) => Promise<ChangeResult>
    /** Adds a note that only staff see. */
    addNote: (id: string, input: NoteInput, options?: CallOptions) => Promise<{ note: Note }>
    /** Answers by e-mail. With `after`, a message that came meanwhile is a `conflict`; with an idempotency key, however often it is sent, it is one letter. */
    answer: (id: string, input: AnswerInput, options?: SubmitOptions) => Promise<MessageResult>
    /** Sends an answer again that the mail server did not take. */
    sendAgain: (id: string, message: string, options?: CallOptions) => Promise<MessageResult>
    /** Notes what came of a call or a chat. */
    addContact: (id: string, input: ContactInput, options?: CallOptions) => Promise<MessageResult>
    /** Writes to the business about an own enquiry. */
    reply: (id: string, input: OwnReplyInput, options?: SubmitOptions) => Promise<OwnMessageResult>
    /** Corrects or closes an own enquiry. */
    correct: (id: string, input: CorrectionInput, options?: CallOptions) => Promise<OwnDetail>
    /** Tells colleagues that you read or write an enquiry, or have left it; lasts 45 seconds. */
    present: (id: string, input: PresenceInput, options?: CallOptions) => Promise<void>
    /** Deletes an enquiry, which can be restored for 30 days. */
    delete: (id: string, options?: CallOptions) => Promise<DeletedResult>
    /** Deletes up to 1,000 enquiries at once. */
    deleteMany: (ids: string[], options?: CallOptions) => Promise<DeletedResult>
    /** Brings deleted enquiries back. */
    restore: (ids: string[], options?: CallOptions) => Promise<RestoredResult>
    /** The ids of all enquiries that a filter finds, on every page. */
    select: (filter?: EnquiryFilter, options?: CallOptions) => Promise<SelectedResult>
    /** All enquiries that a filter finds, as a file; pipe it on, or read it with `new Response(stream).text()`. */
    export: (query?: ExportQuery, options?: CallOptions) => Promise<ReadableStream<Uint8Array>>
  }
  /** Everybody who asked; for staff. A customer is called by the id of any of their enquiries. */
  customers: {
    /** Whoever asked last first, or those a search or a mark finds. */
    search: (query?: CustomerQuery, options?: CallOptions) => Promise<CustomerList>
    /** One customer, with all enquiries and who could be the same person. */
    get: (id: string, options?: CallOptions) => Promise<CustomerDetail>
    /** Marks as VIP or blocked, or neither. */
    change: (id: string, input: CustomerInput, options?: CallOptions) => Promise<CustomerDetail>
    /** Says that two are the same person. */
    merge: (id: string, input: MergeInput, options?: CallOptions) => Promise<CustomerDetail>
    /** Takes a merge back. */
    separate: (id: string, merge: string, options?: CallOptions) => Promise<CustomerDetail>
  }
  /** Who read, changed, exported or erased what; for staff. */
  audit: {
    /** One page of the trail, newest first. */
    list: (query?: AuditQuery, options?: CallOptions) => Promise<AuditList>
  }
  /** Who works at the desk; for owners. */
  staff: {
    /** The staff and open invitations. */
    people: (options?: CallOptions) => Promise<People>
    /** Requires a second factor of all staff, or stops requiring it. */
    changeRules: (input: StaffRules, options?: CallOptions) => Promise<{ rules: StaffRules }>
    /** Mails an invitation; one to the same address replaces it. */
    invite: (input: InviteInput, options?: CallOptions) => Promise<InviteResult>
    /** Takes an invitation back. */
    withdraw: (id: string, options?: CallOptions) => Promise<void>
    /** Gives another role, suspends, or lets in again. */
    change: (id: string, input: MemberInput, options?: CallOptions) => Promise<MemberResult>
    /** Takes somebody off the staff; the account stays, as a customer's. */
    remove: (id: string, options?: CallOptions) => Promise<void>
  }
  /** Counts and first answer times of a period, beside the one before; for staff. */
  figures: {
    /** Of the days from `startDate` to `endDate`, or of the seven until yesterday. */
    read: (query?: FiguresQuery, options?: CallOptions) => Promise<Figures>
    /** The same as a table for spreadsheets. */
    export: (query?: FiguresQuery, options?: CallOptions) => Promise<ReadableStream<Uint8Array>>
  }
  /** Beginnings of answers; for staff. */
  templates: {
    /** Those of everybody, and your own. */
    list: (options?: CallOptions) => Promise<TemplateList>
    create: (input: TemplateInput, options?: CallOptions) => Promise<TemplateResult>
    change: (id: string, input: TemplateInput, options?: CallOptions) => Promise<TemplateResult>
    delete: (id: string, options?: CallOptions) => Promise<void>
  }
  letters: {
    /** Tells staff how many letters the mail server has not taken. */
    undelivered: (options?: CallOptions) => Promise<UndeliveredResult>
    /** Tries a letter again at once, also one that was tried for the last time. */
    retry: (id: string, options?: CallOptions) => Promise<void>
    /** Gives a letter up: it is never sent. */
    giveUp: (id: string, options?: CallOptions) => Promise<void>
  }
  /** Personal access tokens of a member of staff, who makes them signed in: a token can't call these. */
  tokens: {
    /** The own tokens, without their secrets. */
    list: (options?: CallOptions) => Promise<AccessTokenList>
    /** Makes a token; its secret is in this answer and nowhere else. */
    create: (input: AccessTokenInput, options?: CallOptions) => Promise<NewAccessToken>
    /** Ends a token at once. */
    revoke: (id: string, options?: CallOptions) => Promise<void>
  }
  /** Endpoints that are told of enquiries; for staff. */
  webhooks: {
    /** All endpoints, and how many deliveries of each wait or were given up. */
    list: (options?: CallOptions) => Promise<WebhookList>
    /** Adds an endpoint; the secret that signs its deliveries is in this answer and nowhere else. */
    create: (input: WebhookInput, options?: CallOptions) => Promise<WebhookSecretResult>
    /** Changes an endpoint, pauses or resumes it. */
    change: (id: string, input: WebhookChangeInput, options?: CallOptions) => Promise<WebhookResult>
    /** Deletes an endpoint and its deliveries. */
    delete: (id: string, options?: CallOptions) => Promise<void>
    /** Makes a new secret; the former one signs too for 24 hours. */
    rotateSecret: (id: string, options?: CallOptions) => Promise<WebhookSecretResult>
    /** Sends an event of type `test`. */
    test: (id: string, options?: CallOptions) => Promise<DeliveryResult>
    /** One page of the deliveries of the last 30 days, newest first. */
    deliveries: (id: string, query?: PageQuery, options?: CallOptions) => Promise<DeliveryList>
    /** Makes a delivery again, under the same webhook-id. */
    redeliver: (id: string, delivery: string, options?: CallOptions) => Promise<DeliveryResult>
  }
}

const withQuery = (path: string, query: Record<string, unknown> = {}): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

const authAnswer = answerWith<AuthResult>('token', 'user')
const profileAnswer = answerWith<ProfileResult>('user')
const erasedAnswer = answerWith<ErasedResult>('erased')
const deletedAnswer = answerWith<DeletedResult>('deleted')

const customerAnswer = answerWith<CustomerDetail>('customer', 'enquiries')
const messageAnswer = answerWith<MessageResult>('message')
const templateAnswer = answerWith<TemplateResult>('template')
const secretAnswer = answerWith<WebhookSecretResult>('webhook', 'secret')
const deliveryAnswer = answerWith<DeliveryResult>('delivery')

const codesAnswer = answerWith<NewCodes>('token', 'user', 'recoveryCodes')
const stepAnswer = answerWith<SecondStep>('ticket')
/** A session, or the way to the second step of a sign-in. */
const loginAnswer: IsAnswer<AuthResult | SecondStep> = (body, status): body is AuthResult | SecondStep =>
  status === 202 ? stepAnswer(body, status) : authAnswer(body, status)
const passkeyAnswer = answerWith<PasskeyResult>('passkey')
const optionsAnswer = answerWith<PasskeyOptions>('options')

const isStream: IsAnswer<ReadableStream<Uint8Array>> = (body): body is ReadableStream<Uint8Array> =>
  body instanceof ReadableStream

/** Refused here, nobody was signed in who could have been signed out. */
const SIGN_INS = ['/users/login', '/users/register', '/users/passkeys/sign-in', '/users/login/code']

type Init = Omit<RequestOptions<unknown>, 'isAnswer'>

/** Creates a typed client of the service, for browsers and Node. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken, retries = 2, timeout, onUnauthorized } = options
  const base = baseUrl.replace(/\/$/, '')

  const call = async <T>(path: string, isAnswer: IsAnswer<T>, init: Init = {}): Promise<T> => {
    const token = (getToken ? getToken() : options.token) ?? null
    try {
      return await request(`${base}/api${path}`, {
        retries,
        timeout,
        fetch: options.fetch,
        token,
        ...init,
        isAnswer,
      })
    } catch (error) {
      const signingIn = SIGN_INS.includes(path)
      if (error instanceof ApiError && error.kind === 'auth' && !signingIn) onUnauthorized?.(token)
      throw error
    }
  }
  const send = <T>(method: string, path: string, isAnswer: IsAnswer<T>, body?: unknown, init: Init = {}) =>
    call(path, isAnswer, { ...init, method, body })
  const one = (id: string) => `/enquiries/${encodeURIComponent(id)}`
  const customer = (id: string) => `/customers/${encodeURIComponent(id)}`
  const passkey = (id: string) => `/users/passkeys/${encodeURIComponent(id)}`
  const template = (id: string) => `/templates/${encodeURIComponent(id)}`
  const webhook = (id: string) => `/webhooks/${encodeURIComponent(id)}`

  return {
    users: {
      register: (input, init) => send('POST', '/users/register', authAnswer, input, init),
      login: (input, init) => send('POST', '/users/login', loginAnswer, input, init),
      loginByCode: (input, init) => send('POST', '/users/login/code', authAnswer, input, init),
      secondFactor: (init) =>
        call('/users/second-factor', answerWith<SecondFactorResult>('secondFactor'), init),
      secondFactorOptions: (input, init) =>
        send(
          'POST',
          '/users/second-factor/options',
          answerWith<SecondFactorOptions>('secret', 'uri'),
          input,
          init,
        ),
      addSecondFactor: (input, init) => send('POST', '/users/second-factor', codesAnswer, input, init),
      newRecoveryCodes: (input, init) =>
        send('POST', '/users/second-factor/recovery-codes', codesAnswer, input, init),
      removeSecondFactor: (input, init) =>
        send('POST', '/users/second-factor/removal', authAnswer, input, init),
      logout: (init) => send('POST', '/users/logout', noContent, undefined, init),
      endSession: (init) => send('DELETE', '/users/session', noContent, undefined, init),
      sessions: (init) => call('/users/sessions', answerWith<OwnSessions>('sessions'), init),
      endOneSession: (id, init) =>
        send('DELETE', `/users/sessions/${encodeURIComponent(id)}`, noContent, undefined, init),
      endOtherSessions: (init) => send('POST', '/users/sessions/end-others', authAnswer, undefined, init),
      profile: (init) => call('/users/profile', profileAnswer, init),
      updateProfile: (input, init) => send('PUT', '/users/profile', profileAnswer, input, init),
      changePassword: (input, init) => send('PUT', '/users/password', authAnswer, input, init),
      openLink: (input, init) => send('POST', '/users/password/link', loginAnswer, input, init),
      openInvite: (input, init) =>
        send('POST', '/users/join/open', answerWith<InviteResult>('invite'), input, init),
      join: (input, init) => send('POST', '/users/join', authAnswer, input, init),
      forgotPassword: (input, init) => send('POST', '/users/password/forgotten', noContent, input, init),
      passkeys: (init) => call('/users/passkeys', answerWith<PasskeyList>('passkeys'), init),
      passkeyOptions: (input, init) => send('POST', '/users/passkeys/options', optionsAnswer, input, init),
      addPasskey: (input, init) => send('POST', '/users/passkeys', passkeyAnswer, input, init),
      renamePasskey: (id, input, init) => send('PUT', passkey(id), passkeyAnswer, input, init),
      removePasskey: (id, init) => send('DELETE', passkey(id), authAnswer, undefined, init),
      passkeySignInOptions: (init) =>
        send('POST', '/users/passkeys/sign-in/options', optionsAnswer, undefined, init),
      passkeySignIn: (input, init) => send('POST', '/users/passkeys/sign-in', authAnswer, input, init),
      staff: (init) => call('/users/staff', answerWith<StaffResult>('staff'), init),
      data: (init) => call('/users/data', answerWith<OwnData>('account', 'enquiries'), init),
      eraseAccount: (input, init) => send('POST', '/users/erasure', erasedAnswer, input, init),
    },
    people: {
      find: (input, init) => send('POST', '/people', answerWith<PersonResult>('person'), input, init),
      data: (input, init) =>
        send('POST', '/people/data', answerWith<PersonData>('account', 'enquiries'), input, init),
      erase: (input, init) => send('POST', '/people/erasure', erasedAnswer, input, init),
    },
    enquiries: {
      submit: (input, init) => send('POST', '/enquiries', isSubmitted, input, init),
      enter: (input, init) =>
        send('POST', '/enquiries/entered', answerWith<EnteredResult>('enquiry'), input, init),
      list: (query, init) => call(withQuery('/enquiries', query), answerWith<EnquiryList>('enquiries'), init),
      /** The signed-in customer's own enquiries. */
      mine: (query, init) =>
        call(withQuery('/enquiries/my-enquiries', query), answerWith<MyEnquiryList>('enquiries'), init),
      /** One enquiry; staff get its notes and history, a customer only an own one. */
      get: (id, init) => call(one(id), answerWith<EnquiryDetail>('enquiry'), init),
      /** Changes status or assignee. With `version`, a change made meanwhile by somebody else is a `conflict`. */
      change: (id, input, init) =>
        send('PUT', `${one(id)}/status`, answerWith<ChangeResult>('enquiry'), input, init),
      /** Adds a note that only staff see. */
      addNote: (id, input, init) =>
        send('POST', `${one(id)}/notes`, answerWith<{ note: Note }>('note'), input, init),
      answer: (id, input, init) => send('POST', `${one(id)}/answers`, messageAnswer, input, init),
      sendAgain: (id, message, init) =>
        send(
          'POST',
          `${one(id)}/messages/${encodeURIComponent(message)}/send`,
          messageAnswer,
          undefined,
          init,
        ),
      addContact: (id, input, init) => send('POST', `${one(id)}/contacts`, messageAnswer, input, init),
      reply: (id, input, init) =>
        send('POST', `${one(id)}/replies`, answerWith<OwnMessageResult>('message'), input, init),
      correct: (id, input, init) =>
        send('PUT', `${one(id)}/own`, answerWith<OwnDetail>('enquiry', 'messages'), input, init),
      present: (id, input, init) => send('POST', `${one(id)}/presence`, noContent, input, init),
      /** Deletes an enquiry, which can be restored for 30 days. */
      delete: (id, init) => send('DELETE', one(id), deletedAnswer, undefined, init),
      /** Deletes up to 1,000 enquiries at once. */
      deleteMany: (ids, init) => send('DELETE', '/enquiries/multiple', deletedAnswer, { ids }, init),
      /** Brings deleted enquiries back. */
      restore: (ids, init) =>
        send('POST', '/enquiries/restore', answerWith<RestoredResult>('restored'), { ids }, init),
      /** The ids of all enquiries that a filter finds, on every page. */
      select: (filter = {}, init) =>
        send('POST', '/enquiries/select', answerWith<SelectedResult>('ids'), filter, init),
      export: (query, init) =>
        call(withQuery('/enquiries/export', { ...query }), isStream, { ...init, asStream: true }),
    },
    customers: {
      search: (query = {}, init) =>
        send('POST', '/customers/search', answerWith<CustomerList>('customers'), query, init),
      get: (id, init) => call(customer(id), customerAnswer, init),
      change: (id, input, init) => send('PUT', customer(id), customerAnswer, input, init),
      merge: (id, input, init) => send('POST', `${customer(id)}/merges`, customerAnswer, input, init),
      separate: (id, merge, init) =>
        send(
          'DELETE',
          `${customer(id)}/merges/${encodeURIComponent(merge)}`,
          customerAnswer,
          undefined,
          init,
        ),
    },
    audit: {
      list: (query, init) => call(withQuery('/audit', query), answerWith<AuditList>('entries'), init),
    },
    staff: {
      people: (init) => call('/staff', answerWith<People>('people', 'invites'), init),
      invite: (input, init) =>
        send('POST', '/staff/invites', answerWith<InviteResult>('invite'), input, init),
      changeRules: (input, init) =>
        send('PUT', '/staff/rules', answerWith<{ rules: StaffRules }>('rules'), input, init),
      withdraw: (id, init) =>
        send('DELETE', `/staff/invites/${encodeURIComponent(id)}`, noContent, undefined, init),
      change: (id, input, init) =>
        send('PUT', `/staff/${encodeURIComponent(id)}`, answerWith<MemberResult>('member'), input, init),
      remove: (id, init) => send('DELETE', `/staff/${encodeURIComponent(id)}`, noContent, undefined, init),
    },
    figures: {
      read: (query, init) => call(withQuery('/figures', query), answerWith<Figures>('totals'), init),
      export: (query, init) =>
        call(withQuery('/figures/export', query), isStream, { ...init, asStream: true }),
    },
    templates: {
      list: (init) => call('/templates', answerWith<TemplateList>('templates'), init),
      create: (input, init) => send('POST', '/templates', templateAnswer, input, init),
      change: (id, input, init) => send('PUT', template(id), templateAnswer, input, init),
      delete: (id, init) => send('DELETE', template(id), noContent, undefined, init),
    },
    letters: {
      undelivered: (init) => call('/letters/undelivered', answerWith<UndeliveredResult>('undelivered'), init),
      retry: (id, init) =>
        send('POST', `/letters/${encodeURIComponent(id)}/retry`, noContent, undefined, init),
      giveUp: (id, init) => send('DELETE', `/letters/${encodeURIComponent(id)}`, noContent, undefined, init),
    },
    tokens: {
      list: (init) => call('/users/tokens', answerWith<AccessTokenList>('tokens'), init),
      create: (input, init) =>
        send('POST', '/users/tokens', answerWith<NewAccessToken>('token', 'secret'), input, init),
      revoke: (id, init) =>
        send('DELETE', `/users/tokens/${encodeURIComponent(id)}`, noContent, undefined, init),
    },
    webhooks: {
      list: (init) => call('/webhooks', answerWith<WebhookList>('webhooks'), init),
      create: (input, init) => send('POST', '/webhooks', secretAnswer, input, init),
      change: (id, input, init) =>
        send('PUT', webhook(id), answerWith<WebhookResult>('webhook'), input, init),
      delete: (id, init) => send('DELETE', webhook(id), noContent, undefined, init),
      rotateSecret: (id, init) => send('POST', `${webhook(id)}/secret`, secretAnswer, undefined, init),
      test: (id, init) => send('POST', `${webhook(id)}/test`, deliveryAnswer, undefined, init),
      deliveries: (id, query, init) =>
        call(withQuery(`${webhook(id)}/deliveries`, query), answerWith<DeliveryList>('deliveries'), init),
      redeliver: (id, delivery, init) => {
        const path = `${webhook(id)}/deliveries/${encodeURIComponent(delivery)}/redeliver`
        return send('POST', path, deliveryAnswer, undefined, init)
      },
    },
  }
}
