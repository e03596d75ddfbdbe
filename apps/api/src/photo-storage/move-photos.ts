import type { Database } from '../db/database.ts'
import { noteLeftovers } from './leftover-store.ts'
import { newObjects } from './object-names.ts'
import { listPartsIn, listPhotosIn, lockPhoto, readPart, writePart } from './part-store.ts'
import type { PhotoStorage } from './photo-storage.ts'

type Side = 'storage' | 'database'

/** Moves one photo atomically. */
async function movePhoto(db: Database, storage: PhotoStorage, photoId: string, to: Side): Promise<void> {
  const parts = await listPartsIn(db, photoId, to === 'storage' ? 'database' : 'storage')
  const objects = newObjects(photoId, parts)
  if (to === 'storage') await noteLeftovers(db, [...objects.values()])
  await db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    if (!(await lockPhoto(tx, photoId))) return
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
  tell: (done: number, all: number) => void = () => {},
): Promise<number> {
  const photos = await listPhotosIn(db, to === 'storage' ? 'database' : 'storage')
  for (const [index, photo] of photos.entries()) {
    await movePhoto(db, storage, photo, to)
    tell(index + 1, photos.length)
  }
  return photos.length
}
