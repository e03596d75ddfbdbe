import { ApiError } from './api-error.ts'
import { passkeyCalls } from './client/account/passkeys.ts'
import { secondFactorCalls } from './client/account/second-factor.ts'
import { tokenCalls } from './client/account/tokens.ts'
import { userCalls } from './client/account/users.ts'
import { type Call, callsOf } from './client/call.ts'
import { auditCalls } from './client/desk/audit.ts'
import { customerCalls } from './client/desk/customers.ts'
import { figuresCalls } from './client/desk/figures.ts'
import { labelCalls } from './client/desk/labels.ts'
import { letterCalls } from './client/desk/letters.ts'
import { operationCalls } from './client/desk/operations.ts'
import { peopleCalls } from './client/desk/people.ts'
import { routingCalls } from './client/desk/routing.ts'
import { staffCalls } from './client/desk/staff.ts'
import { templateCalls } from './client/desk/templates.ts'
import { viewCalls } from './client/desk/views.ts'
import { webhookCalls } from './client/desk/webhooks.ts'
import { attachmentCalls } from './client/enquiry/attachments.ts'
import { enquiryCalls } from './client/enquiry/enquiries.ts'
import { quoteCalls } from './client/enquiry/quotes.ts'
import { studioCalls } from './client/studio.ts'
import { request } from './request.ts'

export { ApiError, type ApiErrorKind, asResult, type Result } from './api-error.ts'
export type { CallOptions, SubmitOptions } from './client/call.ts'
export type { ExportQuery } from './client/enquiry/enquiries.ts'

export interface ApiClientOptions {
  /** Origin of the service, without `/api`; defaults to the page's own origin. */
  baseUrl?: string
  /** A personal access token, for programs. Limited to its scopes. */
  token?: string
  /** Returns the session token; called before each request, and instead of `token`. */
  getToken?: () => string | null | undefined
  fetch?: typeof fetch
  /** Milliseconds for one attempt, including the response; then the call fails as `network`. @default 30000 */
  timeout?: number
  /** Retries of reads and keyed submissions after a network error or a 502, 503 or 504. @default 2 */
  retries?: number
  /** Called on each 401 except a refused sign-in, with the token of that request. */
  onUnauthorized?: (token: string | null) => void
}

export interface ApiClient {
  users: ReturnType<typeof userCalls> & ReturnType<typeof passkeyCalls> & ReturnType<typeof secondFactorCalls>
  /** Everything stored about one person, by email address, to answer their data request; for staff. */
  people: ReturnType<typeof peopleCalls>
  enquiries: ReturnType<typeof enquiryCalls>
  /** Files of messages: pictures and PDF files. */
  attachments: ReturnType<typeof attachmentCalls>
  /** Bulk changes of enquiries, by ids or by a filter; for staff. */
  operations: ReturnType<typeof operationCalls>
  /** Customers; for staff. A customer is identified by the id of any of their enquiries. */
  customers: ReturnType<typeof customerCalls>
  /** The audit trail; for staff. */
  audit: ReturnType<typeof auditCalls>
  /** Members of staff; for owners. */
  staff: ReturnType<typeof staffCalls>
  /** Rules that assign new enquiries; for staff. */
  routing: ReturnType<typeof routingCalls>
  /** Enquiry counts and first response times of a period and the one before it; for staff. */
  figures: ReturnType<typeof figuresCalls>
  /** Quotes, which are sent with `enquiries.answer`. */
  quotes: ReturnType<typeof quoteCalls>
  /** Answer templates; for staff. */
  templates: ReturnType<typeof templateCalls>
  /** Saved filters of the list; for staff. */
  views: ReturnType<typeof viewCalls>
  /** Labels of enquiries; for staff. */
  labels: ReturnType<typeof labelCalls>
  letters: ReturnType<typeof letterCalls>
  /** Content of the site: drafts, photos, releases; for owners and staff who may edit the site. */
  studio: ReturnType<typeof studioCalls>
  /** Personal access tokens of the signed-in member of staff. Tokens themselves can't make these calls. */
  tokens: ReturnType<typeof tokenCalls>
  /** Webhooks; for staff. */
  webhooks: ReturnType<typeof webhookCalls>
}

/** A 401 of these calls is a refused sign-in, not an ended session. */
const SIGN_INS = ['/users/login', '/users/register', '/users/passkeys/sign-in', '/users/login/code']

/** Creates a typed client of the service, for browsers and Node. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken, retries = 2, timeout, onUnauthorized } = options
  const base = baseUrl.replace(/\/$/, '')

  const call: Call = async (path, isAnswer, send) => {
    const token = (getToken ? getToken() : options.token) ?? null
    try {
      return await request(`${base}/api${path}`, {
        retries,
        timeout,
        fetch: options.fetch,
        token,
        ...send,
        isAnswer,
      })
    } catch (error) {
      const signingIn = SIGN_INS.includes(path)
      if (error instanceof ApiError && error.kind === 'auth' && !signingIn) onUnauthorized?.(token)
      throw error
    }
  }

  const calls = callsOf(call)
  return {
    users: { ...userCalls(calls), ...passkeyCalls(calls), ...secondFactorCalls(calls) },
    people: peopleCalls(calls),
    enquiries: enquiryCalls(calls),
    attachments: attachmentCalls(calls),
    operations: operationCalls(calls),
    customers: customerCalls(calls),
    audit: auditCalls(calls),
    staff: staffCalls(calls),
    routing: routingCalls(calls),
    figures: figuresCalls(calls),
    quotes: quoteCalls(calls),
    templates: templateCalls(calls),
    views: viewCalls(calls),
    labels: labelCalls(calls),
    letters: letterCalls(calls),
    studio: studioCalls(calls),
    tokens: tokenCalls(calls),
    webhooks: webhookCalls(calls),
  }
}
