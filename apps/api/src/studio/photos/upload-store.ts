import type { Queries } from '../../db/database.ts'
import { HttpError, unavailable } from '../../http/http-error.ts'

/** At most this many photos: each takes a few megabytes of the database. */
const MOST_PHOTOS = 5000
/** Total size of files that are being uploaded or wait for conversion: as much as an archive may contain. */
const MOST_WAITING_BYTES = 1024 * 1024 * 1024

/** Serializes the start of uploads, so that concurrent ones are counted. */
export const lockUploads = (tx: Queries) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('photo uploads', 3))`)

interface Counts {
  all: number
  open: number
  waitingBytes: number
}

export async function countPhotos(db: Queries): Promise<Counts> {
  const [row] = await db.query<Counts>(
    `select count(*) as all, count(*) filter (where state = 'uploading' and path is null) as open,
       coalesce(sum(size) filter (where state = 'uploading' or state = 'converting' and encoded is null), 0)
         ::double precision as "waitingBytes"
     from content_photos`,
  )
  return row ?? { all: 0, open: 0, waitingBytes: 0 }
}

/** Refuses more photos than may be stored, or more bytes than may wait for conversion. */
export function assertPhotosFit({ all, waitingBytes }: Counts, photos: number, bytes: number): void {
  if (all + photos > MOST_PHOTOS) throw new HttpError(422, 'There are too many photos. Remove some first.')
  if (bytes > 0 && waitingBytes + bytes > MOST_WAITING_BYTES)
    throw new HttpError(
      422,
      '1 GB of photos is still being uploaded or converted. Upload more when some of them are done.',
    )
}

export async function addPhoto(
  db: Queries,
  { name, size, by, path }: { name: string; size: number; by: string | null; path?: string },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    'insert into content_photos (name, size, by_id, path) values ($1, $2::integer, $3::uuid, $4) returning id',
    [name, size, by, path ?? null],
  )
  if (!row) throw unavailable()
  return row.id
}

export const storeBytes = (tx: Queries, id: string, offset: number, bytes: Uint8Array) =>
  tx.query(
    `insert into content_photo_parts (photo_id, of, place, bytes) values ($1::uuid, 'upload', $2::integer, $3::bytea)`,
    [id, offset, bytes],
  )

/** Stores the next bytes; false if the offset is wrong. */
export async function appendBytes(tx: Queries, id: string, offset: number, bytes: Uint8Array) {
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
