import { DatabaseAway, errorCode } from '../db/database.ts'
import { StartError } from '../settings/config.ts'

export interface Fault {
  fault: string
  code: string | undefined
  /** Undefined if the text may hold personal data. */
  message: string | undefined
  place: string | undefined
  cause?: Fault
}

const MOST_CAUSES = 3
const LONGEST = 200

/** Quoted names of tables and columns in a database error. */
const namesIn = (error: object): unknown[] => {
  const { schema, table, column, constraint, dataType } = error as Record<string, unknown>
  return [schema, table, column, constraint, dataType]
}

/** The message up to the first quoted text that is not such a name: it may be user input. */
function upToQuote(text: string, names: unknown[]): string {
  for (const found of text.matchAll(/(?<!\w)(["'`“‘])(.*?)["'`”’]/g))
    if (!names.includes(found[2])) return `${text.slice(0, found.index)}…`
  return text
}

/** The message without addresses, phone numbers and quoted text. */
function safeMessage(error: Error): string | undefined {
  // Drizzle's message contains the parameter values; the cause has the reason.
  if (error.message.startsWith('Failed query:')) return undefined
  const [line = ''] = error.message.split('\n')
  // Our own messages, which name files and settings.
  const own = error instanceof StartError || error instanceof DatabaseAway
  return (own ? line : upToQuote(line, namesIn(error)))
    .replace(/\S*@\S*/g, '…')
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '…')
    .slice(0, LONGEST)
}

/** The first error of an AggregateError, as from a host with several addresses. */
const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined

/** The parts of an error and its cause that are safe to log. */
export function faultOf(error: unknown, depth = 0): Fault {
  const known = error instanceof Error ? error : new Error(typeof error)
  const place = known.stack
    ?.split('\n')
    .find((line) => line.includes('/src/') && !line.includes('node_modules'))
  const cause = causeOf(error)
  return {
    fault: known.name,
    code: errorCode(error),
    message: safeMessage(known),
    place: place?.trim(),
    ...(cause instanceof Error && depth < MOST_CAUSES && { cause: faultOf(cause, depth + 1) }),
  }
}
