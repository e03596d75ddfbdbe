import type { FastifyInstance } from 'fastify'
import { createErasureKeeper } from '../backup/erasure-list.ts'
import { backUpInTurn } from '../backup/scheduled-backup.ts'
import { moveAttachments } from '../photo-storage/attachment-parts.ts'
import { retainInTurn } from '../retention/retain-in-turn.ts'
import type { Config } from '../settings/config.ts'
import { keepHouse } from './housekeeping-store.ts'
import { forgetLetterFiles } from './letter-files.ts'
import { recountInTurn } from './recount.ts'
import type { Job } from './run-jobs.ts'

/** Delete, check and back up, each at its interval. */
export function upkeepJobs(app: FastifyInstance, config: Config, stopping: AbortSignal): Job[] {
  const { db } = app
  return [
    { name: 'housekeeping', every: 3_600_000, work: () => keepHouse(db) },
    {
      name: 'attachments',
      every: 60_000,
      work: async () => app.photoStorage && moveAttachments(db, app.photoStorage, 'storage'),
    },
    { name: 'photo-leftovers', every: 3_600_000, work: () => app.studio.removeLeftovers() },
    {
      name: 'letter-files',
      every: 3_600_000,
      work: () => forgetLetterFiles(config.dataDir, config.retention.letters),
    },
    { name: 'retention', every: 600_000, work: () => retainInTurn(db, config, app.log) },
    { name: 'recount', every: 600_000, work: () => recountInTurn(app, config) },
    { name: 'erasures', every: 10_000, work: createErasureKeeper(db, config.backup.folder) },
    {
      name: 'backup',
      every: 60_000,
      work: () => backUpInTurn(db, config, { log: app.log, signal: stopping }),
    },
  ]
}
