import type { View, viewInput } from '@susegad/api-client/contract'
import { type StaffRole, VIEWS_SEEN_MAX } from '@susegad/api-client/rules'
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { users } from '../../db/schema/account/users.ts'
import { savedViews, viewOrders } from '../../db/schema/desk/views.ts'
import { inView } from '../enquiries/list/in-view.ts'

type Values = z.output<typeof viewInput>

const storedFilter = (filter: Values['filter']): View['filter'] =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))

export type Reader = { id: string; staffRole: StaffRole | null }

/** Other people's private views count as missing. */
const seenBy = ({ id }: Reader) => or(isNull(savedViews.ownerId), eq(savedViews.ownerId, id))

/** Whether a rule puts enquiries there, or did and they are still in it. */
const isRouted = sql<boolean>`${savedViews.ownerId} is null and (
  exists (select from routing_rules r where r.view_id = ${savedViews.id})
  or exists (select from enquiries e where ${sql.raw(inView('saved_views.id'))})
)`

/** The views that a person sees, in their own order, or only the one with this id. */
export async function listViews(db: Queries, reader: Reader, id?: string): Promise<View[]> {
  const rows = await db.drizzle
    .select({
      _id: savedViews.id,
      name: savedViews.name,
      filter: savedViews.filter,
      shared: sql<boolean>`${savedViews.ownerId} is null`,
      author: users.name,
      authorId: savedViews.authorId,
      isRouted,
    })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.authorId))
    .leftJoin(viewOrders, eq(viewOrders.userId, reader.id))
    .where(and(seenBy(reader), id === undefined ? undefined : eq(savedViews.id, id)))
    .orderBy(
      asc(sql`array_position(${viewOrders.viewIds}, ${savedViews.id})`),
      asc(sql`lower(${savedViews.name})`),
      asc(savedViews.id),
    )
    .limit(VIEWS_SEEN_MAX)
  return rows.map(({ authorId, isRouted, ...view }) => ({
    ...view,
    ...(isRouted && { filter: { ...view.filter, orRoutedTo: view._id } }),
    mayChange:
      reader.staffRole === 'viewer' ? !view.shared : authorId === reader.id || reader.staffRole === 'owner',
  }))
}

export async function findView(db: Queries, reader: Reader, id: string): Promise<View | undefined> {
  const [view] = await listViews(db, reader, id)
  return view
}

/** Counts a person's views under a lock, so that concurrent saves can't exceed the limit. */
export async function lockViewsBy(tx: Queries, { id }: Reader): Promise<number> {
  await tx.query('select id from users where id = $1::uuid for no key update', [id])
  const [row] = await tx.drizzle
    .select({ n: count() })
    .from(savedViews)
    .where(or(eq(savedViews.ownerId, id), eq(savedViews.authorId, id)))
  return row?.n ?? 0
}

/** Locks a view until the transaction ends, and returns whether a routing rule names it. */
export async function lockRuledView(tx: Queries, id: string): Promise<boolean> {
  await tx.query('select id from saved_views where id = $1::uuid for update', [id])
  const [row] = await tx.query<{ ruled: boolean }>(
    'select exists (select from routing_rules where view_id = $1::uuid) as ruled',
    [id],
  )
  return row?.ruled ?? false
}

export async function addView(db: Queries, reader: Reader, { name, filter, shared }: Values) {
  const [row] = await db.drizzle
    .insert(savedViews)
    .values({ name, filter: storedFilter(filter), ownerId: shared ? null : reader.id, authorId: reader.id })
    .returning({ id: savedViews.id })
  return row && findView(db, reader, row.id)
}

export async function changeView(db: Queries, reader: Reader, id: string, { name, filter, shared }: Values) {
  await db.drizzle
    .update(savedViews)
    .set({
      name,
      filter: storedFilter(filter),
      ownerId: shared ? null : sql`coalesce(${savedViews.authorId}, ${reader.id}::uuid)`,
    })
    .where(eq(savedViews.id, id))
  return findView(db, reader, id)
}

export const deleteView = (db: Queries, id: string) =>
  db.drizzle.delete(savedViews).where(eq(savedViews.id, id))

/**
 * Stores a person's own order of views, including shared ones, so that colleagues don't move each other's. Views
 * that are not listed keep their order after the others.
 */
export const orderViews = (db: Queries, { id }: Reader, viewIds: string[]) =>
  db.drizzle
    .insert(viewOrders)
    .values({ userId: id, viewIds })
    .onConflictDoUpdate({
      target: viewOrders.userId,
      set: {
        viewIds: sql`excluded.view_ids || array(
          select o.id from unnest(${viewOrders.viewIds}) with ordinality o(id, at)
          where o.id <> all(excluded.view_ids) and exists (select from ${savedViews} v where v.id = o.id)
          order by o.at
        )`,
      },
    })
