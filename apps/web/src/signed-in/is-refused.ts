import { ApiError } from '@susegad/api-client/client'

/** Whether the same call would be refused again, because its link or account is wrong. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.kind !== 'rate'
