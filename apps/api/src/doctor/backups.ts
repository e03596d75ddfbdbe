import { stat } from 'node:fs/promises'
import { listBackups } from '../backup/backup-folder.ts'
import type { Config } from '../settings/config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const about = 'Backups'
const HOUR = 3_600_000

/** The age of the newest backup, and whether backups are encrypted. */
export async function examineBackups({ backup: { folder, everyHours, key } }: Config): Promise<Finding[]> {
  if (folder === undefined)
    return [
      doubtful(
        about,
        'BACKUP_DIR is not set: the service makes no backups',
        'Set it to a folder on another disk, or back up the database in another way',
      ),
    ]
  const newest = (await listBackups(folder).catch(() => [])).at(-1)
  if (newest === undefined)
    return [
      doubtful(
        about,
        `There is no backup in ${folder}`,
        'The first one is made a few minutes after the start. If it is missing later, search the log for "backup"',
      ),
    ]
  const age = (Date.now() - (await stat(newest)).mtimeMs) / HOUR
  const findings = [
    age <= 2 * everyHours
      ? good(about, `The newest is ${Math.round(age)} hours old`)
      : bad(about, `The newest is ${Math.round(age)} hours old`, 'Search the log for "backup"'),
  ]
  if (key === undefined)
    findings.push(
      doubtful(
        about,
        'Not encrypted',
        'Make a key (backup --new-key), set it as BACKUP_KEY, and keep a copy elsewhere',
      ),
    )
  return findings
}
