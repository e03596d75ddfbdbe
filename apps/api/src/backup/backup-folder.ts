import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSettings } from '../settings/backup-settings.ts'
import { StartError } from '../settings/config.ts'
import { encryption } from './encryption.ts'

const NAME = /^susegad-[\dT-]+Z\.backup\.gz(\.age)?$/
const DAY = 86_400_000

/** Names start with the time, so that sorting by name sorts by age. */
export const backupName = (at: Date, encrypted: boolean): string =>
  `susegad-${at.toISOString().replace(/[:.]/g, '-')}.backup.gz${encrypted ? '.age' : ''}`

/** The backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Deletes old backups, and partial files that a killed process left a day ago. Other files stay. */
export async function rotateBackups(folder: string, keep: number): Promise<void> {
  for (const file of (await listBackups(folder)).slice(0, -keep)) await rm(file, { force: true })
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!name.endsWith('.part') || !NAME.test(name.slice(0, -'.part'.length))) continue
    if ((await stat(file)).mtimeMs < Date.now() - DAY) await rm(file, { force: true })
  }
}

/** Creates the folder, or says why it can't be used. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `BACKUP_DIR ${folder} can't be written (${(error as NodeJS.ErrnoException).code}). Make it writable or choose another folder.`,
    )
  }
}

/** Refuses a start whose backups would fail at night. */
export async function assertBackupsWork({ folder, key }: BackupSettings): Promise<void> {
  if (key !== undefined) await encryption(key)
  if (folder !== undefined) await prepareBackupFolder(folder)
}
