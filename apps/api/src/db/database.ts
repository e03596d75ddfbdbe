import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

export type Row = Record<string, unknown>

/** What a store needs of a database or of a transaction in it. */
export interface Queries {
  /** Typed queries; each shape is prepared once by the server. */
  drizzle: PgRemoteDatabase
  /** One prepared statement; dates come back as text. */
  query: <T = Row>(text: string, parameters?: unknown[]) => Promise<T[]>
}

export interface Database extends Queries {
  kind: 'pglite' | 'postgres'
  transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** No answer in time, or none at all: the caller should try again a little later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

// SQLSTATE: connection lost, transaction read-only or ended for its idleness, rolled back for another's sake, plan
// dropped, out of resources, lock or statement out of time, server stopping, system error.
const awayCodes = /^(08...|25006|25P0[34]|26000|40...|53...|55P03|57014|57P..|58...)$/

/** The code of an error: of Drizzle's cause, the driver's, or the system's. */
export const errorCode = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : errorCode(cause)
}

export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  (error instanceof Error && error.cause instanceof DatabaseAway) ||
  awayCodes.test(errorCode(error) ?? '')
