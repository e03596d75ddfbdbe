import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { knownAddresses, knownDevices } from '../../../db/schema/operation/service.ts'

/** Where a request comes from: the hashed network address, and the digest of the browser's cookie if it has one. */
export interface Place {
  address: string
  device: string | undefined
}

/** Whether the person has signed in before from this address, and with this browser. */
export async function knownPlace(
  db: Queries,
  userId: string,
  { address, device }: Place,
): Promise<{ address: boolean; device: boolean }> {
  const [row] = await db.query<{ address: boolean; device: boolean }>(
    `select exists (select from known_addresses where user_id = $1::uuid and address = $2) as address,
       exists (select from known_devices where user_id = $1::uuid and device = $3::text) as device`,
    [userId, address, device ?? null],
  )
  return row ?? { address: false, device: false }
}

export async function rememberPlace(
  db: Queries,
  userId: string,
  { address, device }: { address: string; device: string },
): Promise<void> {
  const set = { seenAt: sql`now()` }
  await db.drizzle
    .insert(knownAddresses)
    .values({ userId, address })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set })
  await db.drizzle
    .insert(knownDevices)
    .values({ userId, device })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set })
}

export async function forgetPlaces(db: Queries, userId: string): Promise<void> {
  await db.drizzle.delete(knownAddresses).where(eq(knownAddresses.userId, userId))
  await db.drizzle.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
