import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** As long as letters stay in the database. */
const KEPT = 30 * 24 * 3_600_000

/** Where letters are written while no mail server is set. */
export const letterFolder = (dataDir: string): string => join(dataDir, 'mail')

/** Deletes letters that were written long ago: they hold what people wrote. */
export async function forgetLetterFiles(dataDir: string, now = Date.now()): Promise<void> {
  const folder = letterFolder(dataDir)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file)
    if ((await stat(path)).mtimeMs < now - KEPT) await rm(path, { force: true })
  }
}
