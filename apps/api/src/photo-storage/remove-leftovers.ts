import type { Queries } from '../db/database.ts'
import { forgetLeftovers, listDueLeftovers } from './leftover-store.ts'
import type { PhotoStorage } from './photo-storage.ts'

const AT_ONCE = 200

/** Deletes unused objects from the storage; failures are retried in the next round. */
export async function removeLeftovers(db: Queries, storage: PhotoStorage | undefined): Promise<void> {
  if (!storage) return
  for (;;) {
    const objects = await listDueLeftovers(db, AT_ONCE)
    if (objects.length === 0) return
    for (const object of objects) {
      await storage.remove(object)
      await forgetLeftovers(db, [object])
    }
  }
}
