import { basename, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { markDone, takeTurn } from '../db/stores/job-turns.ts'
import { createPhotoStorage } from '../photo-storage/photo-storage.ts'
import { runInChildProcess } from '../process/child-process.ts'
import { type Config, StartError } from '../settings/config.ts'
import { backupName, prepareBackupFolder, rotateBackups } from './backup-folder.ts'
import type { Verified } from './restore-backup.ts'
import type { VerifyTask } from './verify-process.ts'
import { writeBackupFile } from './write-backup-file.ts'

interface Options {
  log: Pick<FastifyBaseLogger, 'info'>
  signal: AbortSignal
}

const verifyProgram = new URL('verify-process.ts', import.meta.url)

/** Verifies a backup in a child process: restoring it takes seconds, and much memory that is freed with the process. */
export const verifyInChildProcess = (task: VerifyTask, signal: AbortSignal): Promise<Verified> =>
  runInChildProcess(verifyProgram, task, { signal, refusal: StartError })

/** Makes a backup if one is due (in one of all processes), restores it into a scratch database, then deletes old ones. */
export async function backUpInTurn(
  db: Database,
  config: Pick<Config, 'backup' | 'databaseUrl' | 'photoStorage'>,
  { log, signal }: Options,
): Promise<void> {
  const { folder, everyHours, keep, key } = config.backup
  if (folder === undefined) return
  const file = await takeTurn(db, config, {
    job: 'backup',
    everyHours,
    work: async (untimed) => {
      await prepareBackupFolder(folder)
      const file = join(folder, backupName(new Date(), key !== undefined))
      const storage = config.photoStorage && createPhotoStorage(config.photoStorage)
      await writeBackupFile(untimed, file, { key, storage, signal })
      return file
    },
  })
  if (file === undefined) return
  const { rows, enquiries } = await verifyInChildProcess({ file, key }, signal)
  // Only now: a backup that can't be restored must not displace one that can.
  await rotateBackups(folder, keep)
  await markDone(db, 'backup-verified')
  log.info({ job: 'backup', file: basename(file), rows, enquiries }, 'backed up and verified')
}
