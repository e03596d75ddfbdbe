import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

export type Row = Record<string, unknown>

/** The queries that stores run, on a database or inside a transaction. */
export interface Queries {
  /** Typed queries; the server prepares each shape once. */
  drizzle: PgRemoteDatabase
  /** One prepared statement; dates come back as text. */
  query: <T = Row>(text: string, parameters?: unknown[]) => Promise<T[]>
}

/** An array parameter such as `any($1::uuid[])` as text, so that no driver needs to know the array type. */
export const asArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

/** Handlers for listening to a database channel. */
export interface Listener {
  onMessage: (payload: string) => void
  /** Called whenever listening starts; earlier notifications are lost. */
  onStart: () => void
}

export interface Database extends Queries {
  kind: 'pglite' | 'postgres'
  transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  /** The pool's state; an embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number }
  /** Listens for `pg_notify` from other processes; an embedded database has no other processes. */
  listen?: (channel: string, listener: Listener) => () => Promise<void>
  close: () => Promise<void>
}

/** The database did not answer, or not in time: the caller should retry later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

// SQLSTATE: connection lost, transaction read-only or idle too long, deadlock or serialization failure, prepared
// statement dropped, out of resources, lock or statement timeout, server stopping, system error.
const awayCodes = /^(08...|25006|25P0[34]|26000|40...|53...|55P03|57014|57P..|58...)$/

/** The error's code, or that of its cause: Drizzle wraps the driver's error. */
export const errorCode = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : errorCode(cause)
}

export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  (error instanceof Error && error.cause instanceof DatabaseAway) ||
  awayCodes.test(errorCode(error) ?? '')
