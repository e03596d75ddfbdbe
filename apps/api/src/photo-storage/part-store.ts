import { asArray, type Queries } from '../db/database.ts'
import { forgetLeftovers, leaveObjects } from './leftover-store.ts'
import { type PhotoStorage, PhotosAway } from './photo-storage.ts'

/** Chunk size of stored photos, the same as for uploads. */
const PART_BYTES = 1024 * 1024
/** Parts with a path; the others are for the studio. */
const MEDIA = `of like '%/%'`

interface Part {
  bytes: Uint8Array | null
  /** Object with the bytes, if they are in the storage. */
  object: string | null
}

const noStorage = () =>
  new PhotosAway(new Error('A photo is in object storage, but PHOTO_STORAGE is not set'))

async function bytesOf(parts: Part[], storage: PhotoStorage | undefined): Promise<Buffer> {
  const object = parts.find((part) => part.object !== null)?.object
  if (object) {
    if (!storage) throw noStorage()
    return storage.get(object)
  }
  return Buffer.concat(parts.map(({ bytes }) => bytes ?? Buffer.alloc(0)))
}

/** `upload`, `master`, `small`, or an encoded file by its path below the media; empty if there is none. */
export async function readPart(
  db: Queries,
  photoId: string,
  of: string,
  storage?: PhotoStorage,
): Promise<Buffer> {
  const parts = await db.query<Part>(
    'select bytes, object from content_photo_parts where photo_id = $1::uuid and of = $2 order by place',
    [photoId, of],
  )
  return bytesOf(parts, storage)
}

/** The upright photo that a crop is cut from: its own part, or that of the photo with the same master. */
export async function readMaster(db: Queries, photoId: string, storage?: PhotoStorage): Promise<Buffer> {
  const parts = await db.query<Part>(
    `select bytes, object from content_photo_parts where of = 'master' and photo_id = (
       select m.photo_id from content_photos p
         join content_photos o on o.id = p.id or o.master = p.master
         join content_photo_parts m on m.photo_id = o.id and m.of = 'master'
       where p.id = $1::uuid order by o.id = p.id desc, o.id limit 1
     ) order by place`,
    [photoId],
  )
  return bytesOf(parts, storage)
}

/** Before a photo is deleted, moves its master to one of its crops, if no other photo has it. */
export const handOverMaster = (tx: Queries, photoId: string) =>
  tx.query(
    `update content_photo_parts set photo_id = heir.id
     from content_photos p cross join lateral (
       select o.id from content_photos o where o.master = p.master and o.id <> p.id order by o.at, o.id limit 1
     ) heir
     where p.id = $1::uuid and photo_id = p.id and of = 'master' and not exists (
       select 1 from content_photo_parts m join content_photos o on o.id = m.photo_id
       where m.of = 'master' and o.master = p.master and o.id <> p.id
     )`,
    [photoId],
  )

/** Replaces a part of a photo with bytes, or with the name of their object. */
export async function writePart(
  tx: Queries,
  photoId: string,
  of: string,
  content: Uint8Array | { object: string },
): Promise<void> {
  await leaveObjects(tx, photoId, [of])
  await tx.query('delete from content_photo_parts where photo_id = $1::uuid and of = $2', [photoId, of])
  if ('object' in content) {
    await forgetLeftovers(tx, [content.object])
    await tx.query(
      'insert into content_photo_parts (photo_id, of, place, object) values ($1::uuid, $2, 0, $3)',
      [photoId, of, content.object],
    )
    return
  }
  for (let place = 0; place < content.length; place += PART_BYTES)
    await tx.query(
      'insert into content_photo_parts (photo_id, of, place, bytes) values ($1::uuid, $2, $3::integer, $4::bytea)',
      [photoId, of, place, content.subarray(place, place + PART_BYTES)],
    )
}

/** The encoded files of all photos, by path below the media. */
export async function listMedia(db: Queries): Promise<string[]> {
  const rows = await db.query<{ path: string }>(
    `select distinct of as path from content_photo_parts where ${MEDIA} order by of`,
  )
  return rows.map(({ path }) => path)
}

export async function readMedia(
  db: Queries,
  path: string,
  storage?: PhotoStorage,
): Promise<Buffer | undefined> {
  const parts = await db.query<Part>(
    `select bytes, object from content_photo_parts where ${MEDIA} and of = $1
       and photo_id = (select photo_id from content_photo_parts where of = $1 limit 1) order by place`,
    [path],
  )
  return parts.length === 0 ? undefined : bytesOf(parts, storage)
}

/** Current files of photos that are in a storage. */
export async function listStoredMedia(db: Queries, srcs: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ path: string }>(
    `select distinct of as path from content_photo_parts join content_photos p on p.id = photo_id
     where ${MEDIA} and object is not null and p.src = any($1::text[])
       and (of like p.src || '-%.' || (p.encoded ->> 'hash') || '.%'
         or of like 'social/' || p.src || '-%.' || (p.encoded -> 'card' ->> 'hash') || '.%')`,
    [asArray(srcs)],
  )
  return rows.map(({ path }) => path)
}
