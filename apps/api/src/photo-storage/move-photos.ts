import type { Database, Queries } from '../db/database.ts'
import { noteLeftovers } from './leftover-store.ts'
import { readPart, writePart } from './part-store.ts'
import { newObjects, type PhotoStorage } from './photo-storage.ts'

type Side = 'storage' | 'database'

/** Photos that are not yet on this side, oldest first; unfinished uploads are always in the database. */
async function listPhotos(db: Queries, to: Side): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from content_photos p where exists (
       select 1 from content_photo_parts where photo_id = p.id and of <> 'upload' and (object is null) = $1
     ) order by at, id`,
    [to === 'storage'],
  )
  return rows.map(({ id }) => id)
}

async function listParts(db: Queries, photoId: string, to: Side): Promise<string[]> {
  const rows = await db.query<{ of: string }>(
    `select distinct of from content_photo_parts
     where photo_id = $1::uuid and of <> 'upload' and (object is null) = $2 order by of`,
    [photoId, to === 'storage'],
  )
  return rows.map(({ of }) => of)
}

/** Moves one photo atomically. */
async function movePhoto(db: Database, storage: PhotoStorage, photoId: string, to: Side): Promise<void> {
  const objects = newObjects(photoId, await listParts(db, photoId, to))
  if (to === 'storage') await noteLeftovers(db, [...objects.values()])
  await db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    // Against conversion and deletion.
    const locked = await tx.query('select 1 from content_photos where id = $1::uuid for update', [photoId])
    if (locked.length === 0) return
    for (const [of, object] of objects) {
      const bytes = await readPart(tx, photoId, of, storage)
      if (bytes.length === 0) continue
      if (to === 'storage') await storage.put(object, bytes)
      await writePart(tx, photoId, of, to === 'storage' ? { object } : bytes)
    }
  })
}

/** Moves all photos to the database or to the storage and reports progress; can be resumed. */
export async function movePhotos(
  db: Database,
  storage: PhotoStorage,
  to: Side,
  progress?: (done: number, all: number) => void,
): Promise<number> {
  const photos = await listPhotos(db, to)
  for (const [index, photo] of photos.entries()) {
    await movePhoto(db, storage, photo, to)
    progress?.(index + 1, photos.length)
  }
  return photos.length
}
