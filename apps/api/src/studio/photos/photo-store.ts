import type { Photo, PictureList } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { leaveObjects } from '../../photo-storage/leftover-store.ts'
import { handOverMaster } from '../../photo-storage/part-store.ts'
import { AUTHOR_NAME, isoTime } from '../records/record-store.ts'
import type { EncodedPhoto } from './convert-photo.ts'

/** Records that keep a photo in use: published, scheduled or drafted. */
export const shown = `
  select kind, slug, data from content_drafts
  union all select r.kind, r.slug, r.data from content_records r join content_releases c on c.id = r.release_id
    where c.number is not null or c.state in ('scheduled', 'publishing')`

const urlOf = (id: string, form: 'small' | 'whole') => `'/api/content/photos/' || ${id} || '/${form}'`

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
    ${AUTHOR_NAME} as by, ${isoTime('p.at')} as at,
    case when p.width is not null then ${urlOf('p.id', 'small')} end as url,
    case when p.width is not null then ${urlOf('p.id', 'whole')} end as "wholeUrl"
  from page p left join uses s on s.src = p.src left join users u on u.id = p.by_id`

/** A photo by id, or 404. */
export async function findPhoto(db: Queries, id: string): Promise<Photo> {
  const [row] = isId(id) ? await db.query<Photo>(photosOf('where p.id = $1::uuid'), [id]) : []
  if (!row) throw notFound('This photo')
  return row
}

const newestFirst = 'order by p.at desc, p.id'

/** Newest first. */
export const listPhotos = (db: Queries, limit: number, offset: number) =>
  db.query<Photo>(`${photosOf(`${newestFirst} limit $1::integer offset $2::integer`)} ${newestFirst}`, [
    limit,
    offset,
  ])

/** The newest ready photo of each name. */
export const listReady = (db: Queries) =>
  db.query<PictureList['pictures'][number]>(
    `select distinct on (src) src, width, height, ${urlOf('id', 'small')} as url, jsonb_build_object(
       '_id', id, 'focus', jsonb_build_object('x', focus_x, 'y', focus_y), 'wholeUrl', ${urlOf('id', 'whole')}
     ) as photo
     from content_photos where state = 'ready' order by src, at desc`,
  )

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

export async function removePhoto(tx: Queries, id: string): Promise<void> {
  await handOverMaster(tx, id)
  await leaveObjects(tx, id)
  await tx.query('delete from content_photos where id = $1::uuid', [id])
}

export const listEncoded = (db: Queries) =>
  db.query<{ src: string; picture: EncodedPhoto }>(
    `select distinct on (src) src, encoded as picture from content_photos
     where encoded is not null order by src, at desc`,
  )
