import type { Database } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { readContentFolder } from './content-folder.ts'
import { beginWith, hasBegun, lockContent } from './record-store.ts'

/** Imports the content folder once; from then on records live in the database. */
export function beginning(db: Database, contentDir: string): () => Promise<void> {
  let begun = false
  return async () => {
    begun ||= await hasBegun(db)
    if (begun) return
    const records = await readContentFolder(contentDir)
    if (records.length === 0)
      throw new HttpError(
        422,
        'This server does not have the files from which the site was built. Set CONTENT_DIR to their folder, then restart.',
      )
    await db.transaction(async (tx) => {
      await lockContent(tx)
      if (!(await hasBegun(tx))) await beginWith(tx, records)
    })
    begun = true
  }
}
