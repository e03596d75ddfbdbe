import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { recoveryCodes, secondFactors, staffRules } from '../../db/schema/account/second-factors.ts'

export async function findSecondFactor(db: Queries, userId: string) {
  const [row] = await db.drizzle.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** Whether this person signs in with a code. */
export const hasSecondFactor = async (db: Queries, userId: string): Promise<boolean> =>
  ((await findSecondFactor(db, userId))?.confirmedAt ?? null) !== null

/** Starts a setup with a new secret; false if a second factor is already on. */
export async function beginSecondFactor(db: Queries, userId: string, secret: string): Promise<boolean> {
  const begun = await db.drizzle
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: sql`clock_timestamp()` },
      setWhere: sql`${secondFactors.confirmedAt} is null`,
    })
    .returning({ userId: secondFactors.userId })
  return begun.length > 0
}

/** Uses a time step once: of two concurrent requests with the same code, one is refused. */
export async function takeStep(db: Queries, userId: string, step: number): Promise<boolean> {
  const taken = await db.drizzle
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

export const confirmSecondFactor = (tx: Queries, userId: string) =>
  tx.drizzle
    .update(secondFactors)
    .set({ confirmedAt: sql`clock_timestamp()` })
    .where(eq(secondFactors.userId, userId))

const dropRecoveryCodes = (tx: Queries, userId: string) =>
  tx.drizzle.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))

export async function dropSecondFactor(tx: Queries, userId: string): Promise<void> {
  await tx.drizzle.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await dropRecoveryCodes(tx, userId)
}

/** Removes a second factor that was set up after the email address was changed, perhaps by an attacker. */
export async function dropSecondFactorSince(tx: Queries, userId: string, since: string): Promise<void> {
  const gone = await tx.query(
    `delete from second_factors where user_id = $1::uuid and created_at >= $2::timestamptz returning user_id`,
    [userId, since],
  )
  if (gone.length > 0) await dropRecoveryCodes(tx, userId)
}

export async function replaceRecoveryCodes(tx: Queries, userId: string, digests: string[]): Promise<void> {
  await dropRecoveryCodes(tx, userId)
  await tx.drizzle.insert(recoveryCodes).values(digests.map((digest) => ({ userId, digest })))
}

export async function takeRecoveryCode(db: Queries, userId: string, digest: string): Promise<boolean> {
  const taken = await db.drizzle
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digest)))
    .returning({ digest: recoveryCodes.digest })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const codes = await db.drizzle.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return codes.length
}

/** Whether owners require a second factor from staff. */
export async function isAskedOfStaff(db: Queries): Promise<boolean> {
  const [row] = await db.drizzle.select({ asked: staffRules.secondFactor }).from(staffRules)
  return row?.asked ?? false
}

export const askOfStaff = (tx: Queries, secondFactor: boolean) =>
  tx.drizzle
    .insert(staffRules)
    .values({ id: true, secondFactor })
    .onConflictDoUpdate({ target: staffRules.id, set: { secondFactor } })
