import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

export type ReadRows = (text: string, parameters: unknown[]) => Promise<unknown[][]>

/** Drizzle over any driver that returns rows as arrays, so that both databases share one type. */
export const drizzleOver = (read: ReadRows): PgRemoteDatabase =>
  drizzle(async (text, parameters) => ({ rows: await read(text, parameters) }), { casing: 'snake_case' })
