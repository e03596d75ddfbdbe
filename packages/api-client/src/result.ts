import { ApiError } from './api-error.ts'

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
