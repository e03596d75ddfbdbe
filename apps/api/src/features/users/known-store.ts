import type { Queries } from '../../db/database.ts'

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
  await db.query(
    `insert into known_addresses (user_id, address) values ($1::uuid, $2)
     on conflict (user_id, address) do update set seen_at = now()`,
    [userId, address],
  )
  await db.query(
    `insert into known_devices (user_id, device) values ($1::uuid, $2)
     on conflict (user_id, device) do update set seen_at = now()`,
    [userId, device],
  )
}

export async function forgetPlaces(db: Queries, userId: string): Promise<void> {
  await db.query('delete from known_addresses where user_id = $1::uuid', [userId])
  await db.query('delete from known_devices where user_id = $1::uuid', [userId])
}
