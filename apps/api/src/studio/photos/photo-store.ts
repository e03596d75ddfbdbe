import { hash } from 'node:crypto'
import type { Photo } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { unavailable } from '../../http/http-error.ts'
import { leaveObjects } from '../../photo-storage/leftover-store.ts'
import { handOverMaster, writePart } from '../../photo-storage/part-store.ts'
import type { Converted, EncodedPhoto } from './convert-photo.ts'

/** At most this many photos: each takes a few megabytes of the database. */
export const MOST_PHOTOS = 5000

export type PhotoRow = Omit<Photo, 'url' | 'wholeUrl'>

/** Records that keep a photo in use: published, scheduled or drafted. */
export const shown = `
  select kind, slug, data from content_drafts
  union all select r.kind, r.slug, r.data from content_records r join content_releases c on c.id = r.release_id
    where c.number is not null or c.state in ('scheduled', 'publishing')`

/**
 * Photos with the published or drafted records that show them. Each record is read once, however many
 * photos there are: its JSON is split at the quotes, and a piece that equals a photo's name is a use.
 */
const photosOf = (some: string) => `
  with page as materialized (select p.* from content_photos p ${some}),
  uses as materialized (
    select piece as src, jsonb_agg(distinct jsonb_build_object('kind', r.kind, 'slug', r.slug)) as used
    from (${shown}) r cross join lateral unnest(string_to_array(r.data, '"')) piece
    where (select bool_or(src is not null) from page) and piece in (select src from page) group by piece
  )
  select p.id as "_id", p.name, p.state, p.size, p.received, p.progress, p.reason, p.src, p.width, p.height,
    jsonb_build_object('x', p.focus_x, 'y', p.focus_y) as focus, coalesce(s.used, '[]') as used,
    coalesce(u.name, 'Somebody who has left') as by,
    to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from page p left join uses s on s.src = p.src left join users u on u.id = p.by_id`

export async function findPhoto(db: Queries, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.query<PhotoRow>(photosOf('where p.id = $1::uuid'), [id])
  return row
}

const newestFirst = 'order by p.at desc, p.id'

/** Newest first. */
export const listPhotos = (db: Queries, limit: number, offset: number) =>
  db.query<PhotoRow>(`${photosOf(`${newestFirst} limit $1::integer offset $2::integer`)} ${newestFirst}`, [
    limit,
    offset,
  ])

export const listReady = (db: Queries) =>
  db.query<Pick<PhotoRow, '_id' | 'focus'> & { src: string; width: number; height: number }>(
    `select distinct on (src) id as "_id", src, width, height, jsonb_build_object('x', focus_x, 'y', focus_y) as focus
     from content_photos where state = 'ready' order by src, at desc`,
  )

export async function countPhotos(db: Queries): Promise<{ all: number; open: number; waitingBytes: number }> {
  const [row] = await db.query<{ all: number; open: number; waitingBytes: number }>(
    `select count(*) as all, count(*) filter (where state = 'uploading' and path is null) as open,
       coalesce(sum(size) filter (where state = 'uploading' or state = 'converting' and encoded is null), 0)
         ::double precision as "waitingBytes"
     from content_photos`,
  )
  return row ?? { all: 0, open: 0, waitingBytes: 0 }
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

/** A photo of a content folder. */
export interface FolderPhoto {
  id: string
  src: string
  /** Its file, relative to `photos` and without extension; null if it was uploaded in the studio. */
  path: string | null
  /** Prefix of the digest of its master. */
  master: string | null
  isReady: boolean
}

/** Every ready photo, newest first. */
export const listFolderPhotos = (db: Queries) =>
  db.query<FolderPhoto>(
    `select id, src, path, master, encoded is not null as "isReady" from content_photos
     where src is not null and state <> 'refused' order by at desc, id`,
  )

export interface PhotoTask {
  id: string
  src: string | null
  focus: { x: number; y: number }
  attempts: number
}

/** Claims a photo that waits for conversion, if there is one. */
/** Whether a photo can be claimed for converting. */
export const PHOTO_DUE = `state = 'converting' and coalesce(lease_until < clock_timestamp(), true)`

export async function claimPhoto(db: Queries): Promise<PhotoTask | undefined> {
  const [row] = await db.query<PhotoTask>(
    `update content_photos set lease_until = clock_timestamp() + interval '90 seconds', attempts = attempts + 1
     where id = (
       select id from content_photos where ${PHOTO_DUE}
       order by at limit 1 for update skip locked
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

/** Files of a converted photo; a crop shares the master. */
export const partsOf = ({ master, small, files }: Converted, isCrop: boolean): Record<string, Uint8Array> =>
  isCrop ? { ...files, small } : { ...files, small, master }

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

/** Marks an upload or a crop as refused. */
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

export async function removePhoto(tx: Queries, id: string): Promise<void> {
  await handOverMaster(tx, id)
  await leaveObjects(tx, id)
  await tx.query('delete from content_photos where id = $1::uuid', [id])
}

/** Picture lock entries of all photos, by the name that records use. */
export const listEncoded = (db: Queries) =>
  db.query<{ src: string; picture: EncodedPhoto }>(
    `select distinct on (src) src, encoded as picture from content_photos
     where encoded is not null order by src, at desc`,
  )
