import type { Queries } from '../src/db/database.ts'

/** The same database, and how many rows each statement returns. */
export function countedBatches(db: Queries): { db: Queries; batches: number[] } {
  const batches: number[] = []
  const drizzle = new Proxy(db.drizzle, {
    get: (target, name) =>
      name === 'execute'
        ? async (statement: Parameters<typeof target.execute>[0]) => {
            const rows = await target.execute(statement)
            batches.push(rows.length)
            return rows
          }
        : Reflect.get(target, name),
  })
  return { db: { ...db, drizzle }, batches }
}
