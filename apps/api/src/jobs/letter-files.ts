import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Period, startOf } from '../settings/retention-settings.ts'

/** Where emails are written while no mail server is set. */
export const letterFolder = (dataDir: string): string => join(dataDir, 'mail')

/** Deletes old email files, which contain personal data. */
export async function forgetLetterFiles(dataDir: string, kept: Period, now = Date.now()): Promise<void> {
  const folder = letterFolder(dataDir)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file)
    if ((await stat(path)).mtimeMs < startOf(kept, now)) await rm(path, { force: true })
  }
}
