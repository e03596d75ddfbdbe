import type { Queries } from '../db/database.ts'
import { StartError } from '../settings/config.ts'
import type { StorageSettings } from '../settings/storage-settings.ts'

/** Refuses a start that would show a site without its photos. */
export async function assertPhotosAtHand(db: Queries, settings: StorageSettings | undefined): Promise<void> {
  if (settings) return
  const [stored] = await db.query<{ n: number }>(
    'select count(distinct photo_id) as n from content_photo_parts where object is not null',
  )
  if (stored && stored.n > 0)
    throw new StartError(
      `${stored.n} photos are in object storage, but PHOTO_STORAGE is not set. Set it as it was before. To move the photos out of it, then run: npx -y pnpm run move-photos --to database`,
    )
}
