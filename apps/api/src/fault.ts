import { errorCode } from './db/database.ts'

/** The parts of an error that are safe to log. No message: a database's message may quote what people typed. */
export function faultOf(error: unknown): {
  fault: string
  code: string | undefined
  place: string | undefined
} {
  const { name, stack } = error instanceof Error ? error : new Error(typeof error)
  const place = stack?.split('\n').find((line) => line.includes('/src/') && !line.includes('node_modules'))
  return { fault: name, code: errorCode(error), place: place?.trim() }
}
