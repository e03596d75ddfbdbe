import type { Queries } from '../../db/database.ts'

/** Total size of files that are being uploaded or wait for conversion: as much as an archive may contain. */
export const MOST_WAITING_BYTES = 1024 * 1024 * 1024
export const PHOTOS_WAIT =
  'Photos of 1 GB are being uploaded or wait to be converted. Go on when some of them are done.'

/** Serializes the start of uploads, so that concurrent ones are counted. */
export const lockUploads = (tx: Queries) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('photo uploads', 3))`)

export const storeBytes = (tx: Queries, id: string, offset: number, bytes: Uint8Array) =>
  tx.query(
    `insert into content_photo_parts (photo_id, of, place, bytes) values ($1::uuid, 'upload', $2::integer, $3::bytea)`,
    [id, offset, bytes],
  )

/** Stores the next bytes; false if the offset is wrong. */
export async function appendBytes(
  tx: Queries,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const [row] = await tx.query(
    `update content_photos set received = received + $3::integer, at = clock_timestamp(),
       state = case when received + $3::integer = size then 'converting' else 'uploading' end
     where id = $1::uuid and state = 'uploading' and received = $2::integer and received + $3::integer <= size
     returning id`,
    [id, offset, bytes.length],
  )
  if (!row) return false
  await storeBytes(tx, id, offset, bytes)
  return true
}

/** Completes an upload with the name that records use; false if the photo was deleted meanwhile. */
export async function completeUpload(tx: Queries, id: string, src: string): Promise<boolean> {
  const rows = await tx.query(
    `update content_photos set src = $2, received = size, state = 'converting', at = clock_timestamp()
     where id = $1::uuid and state = 'uploading' returning id`,
    [id, src],
  )
  return rows.length > 0
}

export const dropUpload = (db: Queries, id: string) =>
  db.query(`delete from content_photos where id = $1::uuid and state = 'uploading'`, [id])
