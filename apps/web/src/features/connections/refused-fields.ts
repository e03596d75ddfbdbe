import { ApiError } from '@susegad/api-client/client'
import { failureText } from '../../signed-in/failure-text.ts'

/** Errors of a response by field; errors of list items belong to the list. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const entries = Object.entries(error.fieldErrors).map(([field, text]) => [field.split('.')[0], text])
  return Object.fromEntries(entries)
}

/** A failure that no field of the form can show. */
export function refusedAsWhole(what: string, error: unknown): string | undefined {
  if (!error || Object.keys(refusedFields(error)).length > 0) return undefined
  return failureText(what, error)
}
