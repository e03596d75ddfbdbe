import { stat } from 'node:fs/promises'
import { listBackups } from '../backup/backup-folder.ts'
import type { Config } from '../settings/config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const HOUR = 3_600_000

/** The age of the newest backup, and whether backups are encrypted. */
export async function examineBackups({
  backup: { folder, everyHours, key },
}: Config): Promise<Finding | Finding[]> {
  if (folder === undefined)
    return doubtful(
      'BACKUP_DIR is not set: the service makes no backups',
      'Set it to a folder on another disk, or back up the database in another way',
    )
  const newest = (await listBackups(folder).catch(() => [])).at(-1)
  if (newest === undefined)
    return doubtful(
      `There is no backup in ${folder}`,
      'The first one is made a few minutes after the start. If it is missing later, search the log for "backup"',
    )
  const age = (Date.now() - (await stat(newest)).mtimeMs) / HOUR
  const text = `The newest is ${Math.round(age)} hours old`
  const found = age <= 2 * everyHours ? good(text) : bad(text, 'Search the log for "backup"')
  const advice = 'Make a key (backup --new-key), set it as BACKUP_KEY, and keep a copy elsewhere'
  return key === undefined ? [found, doubtful('Not encrypted', advice)] : found
}
