import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Database } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { recordOfFile } from './content-kinds.ts'
import { addFirstRelease, hasReleases, lockContent } from './record-store.ts'
import type { WrittenRecord } from './written-records.ts'

/** Every record of a content folder; other files are ignored. */
export async function readContentFolder(folder: string): Promise<WrittenRecord[]> {
  const records: WrittenRecord[] = []
  for (const path of globSync(['*.json', '*/*.json'], { cwd: folder }).sort()) {
    const name = recordOfFile(path.split(sep).join('/'))
    if (name === undefined) continue
    const { $schema: _editorsOnly, ...data } = JSON.parse(await readFile(join(folder, path), 'utf8'))
    records.push({ ...name, data })
  }
  return records
}

/** Imports the content folder as release 1, once; from then on records live in the database. */
export async function importContentOnce(db: Database, contentDir: string): Promise<void> {
  if (await hasReleases(db)) return
  const records = await readContentFolder(contentDir)
  if (records.length === 0)
    throw new HttpError(
      422,
      'This server does not have the files from which the site was built. Set CONTENT_DIR to their folder, then restart.',
    )
  await db.transaction(async (tx) => {
    await lockContent(tx)
    if (!(await hasReleases(tx))) await addFirstRelease(tx, records)
  })
}
