import type { Queries } from '../db/database.ts'
import { StartError } from '../settings/config.ts'
import type { StorageSettings } from '../settings/storage-settings.ts'

/** Refuses a start that would show a site without its photos, or threads without their files. */
export async function assertPhotosAtHand(db: Queries, settings: StorageSettings | undefined): Promise<void> {
  if (settings) return
  const [stored] = await db.query<{ n: number }>(
    `select (select count(distinct photo_id) from content_photo_parts where object is not null)
       + (select count(*) from attachment_parts where object is not null) as n`,
  )
  if (stored && stored.n > 0)
    throw new StartError(
      `${stored.n} photos and files are in object storage, but PHOTO_STORAGE is not set. Set it as it was before. To move them out of it, then run: npx -y pnpm run move-photos --to database`,
    )
}
