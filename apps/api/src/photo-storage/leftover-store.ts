import { asArray, type Queries } from '../db/database.ts'
import type { PhotoStorage } from './photo-storage.ts'

// Objects that may be unused are recorded before they are written, so that a killed process leaves none unrecorded, and
// kept for a day, so that a running backup finds all of its objects.
const GRACE = `interval '1 day'`

export const noteLeftovers = (db: Queries, objects: readonly string[]) =>
  db.query(
    `insert into content_photo_leftovers (object, due) select unnest($1::text[]), clock_timestamp() + ${GRACE}
     on conflict (object) do update set due = excluded.due`,
    [asArray(objects)],
  )

/** Records the objects of a photo's parts before they are replaced or deleted; by default of all its parts. */
export const leaveObjects = (tx: Queries, photoId: string, parts?: readonly string[]) =>
  tx.query(
    `insert into content_photo_leftovers (object, due)
     select object, clock_timestamp() + ${GRACE} from content_photo_parts
     where photo_id = $1::uuid and object is not null and ($2::text[] is null or of = any($2::text[]))
     on conflict (object) do nothing`,
    [photoId, parts === undefined ? null : asArray(parts)],
  )

/** Forgets objects that are in use now, or deleted. */
export const forgetLeftovers = (tx: Queries, objects: readonly string[]) =>
  tx.query('delete from content_photo_leftovers where object = any($1::text[])', [asArray(objects)])

// Objects of files stay noted while they are used: a file is deleted together with its thread, in many places. They are
// put off early enough that one that is no longer used is kept for at least this long.
const putOffUsed = (db: Queries) =>
  db.query(
    `update content_photo_leftovers l set due = clock_timestamp() + ${GRACE}
     where due < clock_timestamp() + interval '6 hours'
       and exists (select from attachment_parts p where p.object = l.object)`,
  )

/** Deletes unused objects from the storage; failures are retried in the next round. */
export async function removeLeftovers(db: Queries, storage: PhotoStorage | undefined): Promise<void> {
  if (!storage) return
  await putOffUsed(db)
  for (;;) {
    const due = await db.query<{ object: string }>(
      `select object from content_photo_leftovers l where due < clock_timestamp()
         and not exists (select 1 from content_photo_parts p where p.object = l.object)
       order by due limit 200`,
    )
    if (due.length === 0) return
    for (const { object } of due) {
      await storage.remove(object)
      await forgetLeftovers(db, [object])
    }
  }
}
