import type { Template, templateInput } from '@susegad/api-client/contract'
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { replyTemplates } from '../../db/schema/desk/conversations.ts'

type Values = z.output<typeof templateInput>

export const MOST_TEMPLATES = 500

/** Other people's private templates count as missing. */
const seenBy = (userId: string) => or(isNull(replyTemplates.ownerId), eq(replyTemplates.ownerId, userId))

const columns = {
  _id: replyTemplates.id,
  name: replyTemplates.name,
  text: replyTemplates.body,
  language: replyTemplates.language,
  shared: sql<boolean>`${replyTemplates.ownerId} is null`,
}

export const listTemplates = (db: Queries, userId: string): Promise<Template[]> =>
  db.drizzle
    .select(columns)
    .from(replyTemplates)
    .where(seenBy(userId))
    .orderBy(asc(sql`lower(${replyTemplates.name})`), asc(replyTemplates.id))
    .limit(MOST_TEMPLATES)

const rowOf = ({ name, text, language, shared }: Values, userId: string) => ({
  name,
  body: text,
  language,
  ownerId: shared ? null : userId,
  updatedAt: sql`clock_timestamp()`,
})

/** Adds a template; undefined if the limit is reached. */
export async function addTemplate(db: Queries, userId: string, values: Values) {
  const [known] = await db.drizzle.select({ n: count() }).from(replyTemplates).where(seenBy(userId))
  if ((known?.n ?? 0) >= MOST_TEMPLATES) return undefined
  const [row] = await db.drizzle.insert(replyTemplates).values(rowOf(values, userId)).returning(columns)
  return row
}

/** Locks a template until the transaction ends; undefined if this person can't see it. */
export async function lockTemplate(tx: Queries, userId: string, id: string): Promise<Template | undefined> {
  const [row] = await tx.drizzle
    .select(columns)
    .from(replyTemplates)
    .where(and(eq(replyTemplates.id, id), seenBy(userId)))
    .for('update')
  return row
}

export async function changeTemplate(tx: Queries, userId: string, id: string, values: Values) {
  const [row] = await tx.drizzle
    .update(replyTemplates)
    .set(rowOf(values, userId))
    .where(eq(replyTemplates.id, id))
    .returning(columns)
  return row
}

export const deleteTemplate = (db: Queries, id: string) =>
  db.drizzle.delete(replyTemplates).where(eq(replyTemplates.id, id))
