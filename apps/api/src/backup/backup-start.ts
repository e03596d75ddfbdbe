import type { BackupSettings } from '../settings/backup-settings.ts'
import { prepareBackupFolder } from './backup-folder.ts'
import { encryption } from './encryption.ts'

/** Refuses a start whose backups would fail at night. */
export async function assertBackupsWork({ folder, key }: BackupSettings): Promise<void> {
  if (key !== undefined) await encryption(key)
  if (folder !== undefined) await prepareBackupFolder(folder)
}
