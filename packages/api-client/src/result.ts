import { ApiError } from './api-error.ts'

/** What became of a call, for callers who would rather not catch. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: ApiError }

/** Turns an `ApiError` into a value; an aborted call and a mistake in the calling code still throw. */
export async function asResult<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error }
    throw error
  }
}
