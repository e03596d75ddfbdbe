import type { Label, labelInput } from '@susegad/api-client/contract'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asArray, type Queries } from '../../db/database.ts'
import { labels } from '../../db/schema/desk/labels.ts'

type Values = z.output<typeof labelInput>

const columns = { _id: labels.id, name: labels.name, color: labels.color }

export const listLabels = (db: Queries): Promise<Label[]> =>
  db.drizzle
    .select(columns)
    .from(labels)
    .where(isNull(labels.deletedAt))
    .orderBy(asc(sql`lower(${labels.name})`), asc(labels.id))

/** Counts labels under a lock, so that concurrent additions can't exceed the limit. */
export async function lockLabels(tx: Queries): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('labels', 2))`)
  const [row] = await tx.drizzle.select({ n: count() }).from(labels).where(isNull(labels.deletedAt))
  return row?.n ?? 0
}

export async function addLabel(tx: Queries, values: Values): Promise<Label | undefined> {
  const [row] = await tx.drizzle.insert(labels).values(values).returning(columns)
  return row
}

/** Changes a label; undefined if there is none. */
export async function changeLabel(tx: Queries, id: string, values: Values): Promise<Label | undefined> {
  const [row] = await tx.drizzle
    .update(labels)
    .set(values)
    .where(and(eq(labels.id, id), isNull(labels.deletedAt)))
    .returning(columns)
  return row
}

/** Deletes a label; waits for those who are just putting it on. Returns how many enquiries have it. */
export async function deleteLabel(tx: Queries, id: string): Promise<number | undefined> {
  const deleted = await tx.drizzle
    .update(labels)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(labels.id, id), isNull(labels.deletedAt)))
    .returning({ id: labels.id })
  if (deleted.length === 0) return undefined
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from enquiries e
     where e.labels @> array[$1::uuid] and e.deleted_at is null and e.spam is null`,
    [id],
  )
  return row?.n ?? 0
}

/** Restores a deleted label, and with it every enquiry's. */
export async function restoreLabel(tx: Queries, id: string): Promise<Label | undefined> {
  const [row] = await tx.drizzle
    .update(labels)
    .set({ deletedAt: null })
    .where(and(eq(labels.id, id), isNotNull(labels.deletedAt)))
    .returning(columns)
  return row
}

/** Whether all of these labels exist; they can't be deleted until the transaction ends. Lock them before enquiries. */
export async function holdLabels(tx: Queries, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const rows = await tx.query(
    'select id from labels where id = any($1::uuid[]) and deleted_at is null order by id for share',
    [asArray(wanted)],
  )
  return rows.length === wanted.length
}
