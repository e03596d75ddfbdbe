import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { users } from '../../db/schema/users.ts'
import { unassignAll } from '../enquiries/enquiry-store.ts'

const onStaff = and(eq(users.role, 'admin'), isNull(users.disabledAt))

export const listStaff = (db: Queries) =>
  db.drizzle
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(onStaff)
    .orderBy(asc(users.name), asc(users.id))

export async function isStaff(db: Queries, id: string): Promise<boolean> {
  const rows = await db.drizzle
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), onStaff))
  return rows.length > 0
}

export const makeAdmin = (db: Queries, id: string) =>
  db.drizzle.update(users).set({ role: 'admin', disabledAt: null }).where(eq(users.id, id))

export const enableUser = (db: Queries, id: string) =>
  db.drizzle.update(users).set({ disabledAt: null }).where(eq(users.id, id))

/** Thrown instead of removing the last admin, also if two requests try it at once. */
export class LastAdmin extends Error {
  override readonly name = 'LastAdmin'
}

async function withoutLosingTheLast(
  db: Database,
  id: string,
  take: (tx: Queries) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.drizzle.select({ id: users.id }).from(users).where(onStaff).orderBy(asc(users.id)).for('update')
    const staff = await listStaff(tx)
    if (staff.length === 1 && staff[0]?._id === id) throw new LastAdmin()
    await take(tx)
  })
}

const ended = { tokenVersion: sql`${users.tokenVersion} + 1` }

export const demote = (db: Database, id: string) =>
  withoutLosingTheLast(db, id, async (tx) => {
    await tx.drizzle
      .update(users)
      .set({ role: 'customer', ...ended })
      .where(eq(users.id, id))
    await unassignAll(tx, id)
  })

export const disable = (db: Database, id: string) =>
  withoutLosingTheLast(db, id, (tx) =>
    tx.drizzle
      .update(users)
      .set({ disabledAt: sql`now()`, ...ended })
      .where(eq(users.id, id)),
  )
