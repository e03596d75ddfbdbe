import { ApiError } from '@susegad/api-client/client'

const waiting = (seconds: number | undefined): string =>
  seconds ? `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` : 'Try again in a moment.'

/** Appends the reason and the next step to a first sentence, e.g. 'The note was not saved.' */
export function failureText(what: string, error: unknown): string {
  return `${what} ${reasonText(error)}`
}

/** The reason and the next step alone. */
export function reasonText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Try again.'
  switch (error.kind) {
    case 'network':
      return 'The site could not be reached. Check your connection and try again.'
    case 'rate':
      return `Too many attempts. ${waiting(error.retryAfter)}`
    case 'unavailable':
      return `The site is unavailable at the moment. ${waiting(error.retryAfter)}`
    case 'auth':
      return 'Your session has ended. Sign in again.'
    case 'forbidden':
      return 'Your account is no longer allowed to do this.'
    case 'missing':
      return 'It no longer exists. Somebody may have deleted it.'
    case 'server':
      return 'Something went wrong on our side. Try again.'
    default:
      return Object.values(error.fieldErrors)[0] ?? error.message
  }
}

/** The service's own message, or undefined. */
function serviceMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { message } = (error.body ?? {}) as { message?: unknown }
  return typeof message === 'string' && message.trim() ? message : undefined
}

/** For sign-in, registration and profile: the service's message or `fallback`; without an answer, a general text. */
export function answerText(error: unknown, fallback: string): string {
  const answered = error instanceof ApiError && error.status >= 400
  if (!answered) return 'An unexpected error occurred. Please try again.'
  return serviceMessage(error) ?? fallback
}
