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
  /** HTTP status; 0 when there was no response. */
  status: number
  message: string
  fieldErrors?: Record<string, string>
  /** Seconds to wait before trying again. */
  retryAfter?: number
  /** Response body, unchanged. */
  body?: unknown
  cause?: unknown
}

/** The only error this client throws, except that an aborted call throws the abort reason. */
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

/** Result of a call, for callers who prefer not to catch errors. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ApiError }

/** Turns an `ApiError` into a value; aborted calls and programming errors still throw. */
export async function asResult<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error }
    throw error
  }
}
