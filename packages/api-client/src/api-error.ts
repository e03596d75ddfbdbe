export type ApiErrorKind =
  | 'network'
  | 'validation'
  | 'auth'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'rate'
  | 'unavailable'
  | 'server'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** 0 when there was no answer. */
  status: number
  message: string
  fieldErrors?: Record<string, string>
  /** Seconds to wait before trying again. */
  retryAfter?: number
  /** The answer's body, as it came. */
  body?: unknown
  cause?: unknown
}

/** The one error this client throws; only an aborted call throws the abort reason itself. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly fieldErrors: Record<string, string>
  readonly retryAfter: number | undefined
  readonly body: unknown

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.fieldErrors = details.fieldErrors ?? {}
    this.retryAfter = details.retryAfter
    this.body = details.body
  }
}
