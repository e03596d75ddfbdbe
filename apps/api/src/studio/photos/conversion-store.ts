import { hash } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { leaveObjects } from '../../photo-storage/leftover-store.ts'
import { writePart } from '../../photo-storage/part-store.ts'
import type { Converted } from './convert-photo.ts'

export interface PhotoTask {
  id: string
  src: string | null
  focus: { x: number; y: number }
  attempts: number
}

/** Whether a photo can be claimed for converting. */
export const PHOTO_DUE = `state = 'converting' and coalesce(lease_until < clock_timestamp(), true)`

/** Claims a photo that waits for conversion, if there is one. */
export async function claimPhoto(db: Queries): Promise<PhotoTask | undefined> {
  const [row] = await db.query<PhotoTask>(
    `update content_photos set lease_until = clock_timestamp() + interval '90 seconds', attempts = attempts + 1
     where id = (
       select id from content_photos where ${PHOTO_DUE} order by at limit 1 for update skip locked
     ) returning id, src, attempts, jsonb_build_object('x', focus_x, 'y', focus_y) as focus`,
  )
  return row
}

/** Only one process uses an embedded database, so interrupted work can resume at once. */
export const releasePhotos = (db: Queries) =>
  db.query(`update content_photos set lease_until = null where state = 'converting'`)

export const noteProgress = (db: Queries, id: string, share: number) =>
  db.query(`update content_photos set progress = $2::real where id = $1::uuid and state = 'converting'`, [
    id,
    share,
  ])

/** Replaces an upload with its converted parts or their object names, unless the photo was deleted meanwhile. */
export async function keepConverted(
  tx: Queries,
  id: string,
  { src, width, height, picture, master }: Converted,
  parts: Record<string, Uint8Array>,
  objects?: ReadonlyMap<string, string>,
): Promise<void> {
  const kept = await tx.query(
    `update content_photos set src = $2, encoded = $5::jsonb, master = $6, width = $3::integer, height = $4::integer,
       state = 'ready', progress = 1, reason = null, lease_until = null, attempts = 0
     where id = $1::uuid returning id`,
    [id, src, width, height, JSON.stringify(picture), hash('sha256', master).slice(0, 24)],
  )
  if (kept.length === 0) return
  for (const [of, bytes] of Object.entries(parts)) {
    const object = objects?.get(of)
    await writePart(tx, id, of, object === undefined ? bytes : { object })
  }
  await tx.query(`delete from content_photo_parts where photo_id = $1::uuid and of = 'upload'`, [id])
}

export async function refusePhoto(tx: Queries, id: string, reason: string): Promise<void> {
  await tx.query(
    `update content_photos set state = 'refused', reason = $2, lease_until = null, src = null where id = $1::uuid`,
    [id, reason],
  )
  await leaveObjects(tx, id)
  await tx.query('delete from content_photo_parts where photo_id = $1::uuid', [id])
}

/** Puts a photo back in the queue after a failure with another cause. */
export const postponePhoto = (db: Queries, id: string) =>
  db.query(
    `update content_photos set lease_until = clock_timestamp() + interval '30 seconds', attempts = greatest(attempts - 1, 0),
       progress = 0
     where id = $1::uuid and state = 'converting'`,
    [id],
  )
