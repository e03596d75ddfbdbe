/** An error with the status and the message that the client receives. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly statusCode: number
  readonly errors: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly extra: Record<string, unknown> | undefined

  constructor(
    statusCode: number,
    message: string,
    more: {
      errors?: Record<string, string>
      retryAfter?: number
      extra?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.statusCode = statusCode
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.extra = more.extra
  }
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`

export const tooMany = (seconds: number, what = 'Too many attempts'): HttpError =>
  new HttpError(429, `${what}. Try again in ${inWords(seconds)}.`, { retryAfter: seconds })
export const notFound = (what: string): HttpError => new HttpError(404, `${what} was not found.`)
export const unavailable = (): HttpError =>
  new HttpError(503, 'The service is busy. Try again in a moment.', { retryAfter: 2 })
