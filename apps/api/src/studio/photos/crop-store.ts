import { hash } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { unavailable } from '../../http/http-error.ts'
import { removePhoto, shown } from './photo-store.ts'

export interface Point {
  x: number
  y: number
}

const cropSrc = (master: string, { x, y }: Point): string =>
  // Uploads are cropped around the centre, and named after the master only.
  `uploads/${x === 0.5 && y === 0.5 ? master : hash('sha256', `${master} ${x} ${y}`).slice(0, 24)}`

/** Locks a ready photo against deletion and returns its master; undefined if it is not ready. */
export async function lockMaster(tx: Queries, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ master: string }>(
    `select master from content_photos where id = $1::uuid and state = 'ready' for update`,
    [id],
  )
  return row?.master
}

/** An existing crop of this master around the point; an unused one is kept for another day. */
export async function findCrop(tx: Queries, master: string, { x, y }: Point): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update content_photos
     set at = case when focus_x = 0.5 and focus_y = 0.5 then at else clock_timestamp() end
     where id = (
       select id from content_photos where master = $1 and focus_x = $2::real and focus_y = $3::real
         and state in ('ready', 'converting') order by at, id limit 1
     ) returning id`,
    [master, x, y],
  )
  return row?.id
}

/** Deletes unused crops older than a day; returns how many are left. */
export async function removeUnusedCrops(tx: Queries, master: string): Promise<number> {
  const crops = await tx.query<{ id: string; unused: boolean }>(
    `select id, at < clock_timestamp() - interval '1 day' and not exists (
       select from (${shown}) r where position(src || '"' in r.data) > 0
     ) as unused
     from content_photos p where master = $1 and (focus_x <> 0.5 or focus_y <> 0.5)`,
    [master],
  )
  const unused = crops.filter((crop) => crop.unused)
  for (const { id } of unused) await removePhoto(tx, id)
  return crops.length - unused.length
}

/** Adds a photo that is cropped around another point and shares the master. */
export async function addCrop(tx: Queries, photo: { id: string; master: string }, focus: Point, by: string) {
  const [row] = await tx.query<{ id: string }>(
    `insert into content_photos (name, size, received, state, src, master, focus_x, focus_y, by_id)
     select name, size, size, 'converting', $2, master, $3::real, $4::real, $5::uuid
     from content_photos where id = $1::uuid returning id`,
    [photo.id, cropSrc(photo.master, focus), focus.x, focus.y, by],
  )
  if (!row) throw unavailable()
  return row.id
}
