import type { StaffRole } from '@susegad/api-client/rules'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { users } from '../../db/schema/account/users.ts'
import { staffInvites } from '../../db/schema/desk/staff.ts'
import { HttpError } from '../../http/http-error.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockAssigned } from '../enquiries/changes/lock-enquiries.ts'
import { dropLinks } from '../users/account-link-store.ts'
import { forgetPlaces } from '../users/session/known-store.ts'
import { dropSettings } from './settings/staff-settings-store.ts'

const onStaff = and(eq(users.role, 'admin'), isNull(users.disabledAt))

export const listStaff = (db: Queries) =>
  db.drizzle
    .select({ _id: users.id, name: users.name, email: users.email, staffRole: users.staffRole })
    .from(users)
    .where(onStaff)
    .orderBy(asc(users.name), asc(users.id))

/**
 * Whether a person may be assigned enquiries and change them; locked until the transaction ends. A share lock
 * lets others do the same and waits for `lockOwners`.
 */
export async function holdAtWork(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx.drizzle
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), onStaff, sql`${users.staffRole} is distinct from 'viewer'`))
    .for('share')
  return rows.length > 0
}

export const makeAdmin = (db: Queries, id: string, staffRole: StaffRole = 'owner') =>
  db.drizzle.update(users).set({ role: 'admin', staffRole, disabledAt: null }).where(eq(users.id, id))

export const enableUser = (db: Queries, id: string) =>
  db.drizzle.update(users).set({ disabledAt: null }).where(eq(users.id, id))

/** Thrown instead of losing the last owner, also if two requests try it at once. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner'
}

/**
 * Locks the whole staff until the transaction ends, and returns the ids of its owners. `no key update` lets foreign keys
 * pass: a transaction that holds an enquiry and records a change by a member does not wait here (deadlock).
 */
export async function lockOwners(tx: Queries): Promise<string[]> {
  await tx.drizzle
    .select({ id: users.id })
    .from(users)
    .where(onStaff)
    .orderBy(asc(users.id))
    .for('no key update')
  // Read again, because the owners may have changed while waiting for the lock.
  const staff = await listStaff(tx)
  return staff.filter(({ staffRole }) => staffRole === 'owner').map(({ _id }) => _id)
}

export const onlyOwners = () => new HttpError(403, 'Only an owner can do this.')

/**
 * Checks again that the caller is an owner, who may have been demoted since the call began, and stays one until the
 * transaction ends. Locks only the caller, and only against changes, so new enquiries can still be routed.
 */
export async function assertStillOwner(tx: Queries, id: string): Promise<void> {
  const rows = await tx.drizzle
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), onStaff, eq(users.staffRole, 'owner')))
    .for('share')
  if (rows.length === 0) throw onlyOwners()
}

/** Refuses to take away the last of these owners. */
export function keepAnOwner(owners: readonly string[], id: string): void {
  if (owners.length === 1 && owners[0] === id) throw new LastOwner()
}

const ended = { tokenVersion: sql`${users.tokenVersion} + 1` }

/** Takes a person off the staff. Call it under `lockOwners`. */
export async function makeCustomer(tx: Queries, id: string): Promise<void> {
  await tx.drizzle
    .update(users)
    .set({ role: 'customer', staffRole: null, siteEditor: false, ...ended })
    .where(eq(users.id, id))
  await changeEnquiries(tx, null, await lockAssigned(tx, id), {
    to: () => ({ assignedTo: null }),
    audit: 'none',
  })
  await dropInvitesBy(tx, id)
  await dropSettings(tx, id)
}

/** Suspends a person and ends every session. Call it under `lockOwners`. */
export async function suspend(tx: Queries, id: string): Promise<void> {
  await tx.drizzle
    .update(users)
    .set({ disabledAt: sql`now()`, ...ended })
    .where(eq(users.id, id))
  await forgetPlaces(tx, id)
  await dropLinks(tx, id)
  await dropInvitesBy(tx, id)
}

/** Revokes the open invitations of a person who is no longer an owner. */
export const dropInvitesBy = (tx: Queries, id: string) =>
  tx.drizzle.delete(staffInvites).where(eq(staffInvites.invitedBy, id))

const underLock = (db: Database, id: string, take: (tx: Queries, id: string) => Promise<void>) =>
  db.transaction(async (tx) => {
    keepAnOwner(await lockOwners(tx), id)
    await take(tx, id)
  })

export const demote = (db: Database, id: string) => underLock(db, id, makeCustomer)

export const disable = (db: Database, id: string) => underLock(db, id, suspend)
