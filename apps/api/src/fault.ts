import { errorCode } from './db/database.ts'

/** What may be logged of an error. Not its text: a database's text holds what people typed. */
export function faultOf(error: unknown): {
  fault: string
  code: string | undefined
  place: string | undefined
} {
  const { name, stack } = error instanceof Error ? error : new Error(typeof error)
  const place = stack?.split('\n').find((line) => line.includes('/src/') && !line.includes('node_modules'))
  return { fault: name, code: errorCode(error), place: place?.trim() }
}
