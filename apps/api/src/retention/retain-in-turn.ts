import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { takeTurn } from '../db/stores/job-turns.ts'
import { runEveryStep } from '../process/every-step.ts'
import type { Config } from '../settings/config.ts'
import type { RetentionSettings } from '../settings/retention-settings.ts'
import {
  eraseOldEnquiries,
  forgetDeleted,
  forgetLabels,
  forgetLetters,
  forgetOperations,
  forgetTrail,
} from './retention-store.ts'

const EVERY_HOURS = 24

/** Erases data whose retention period has expired. */
export async function retain(db: Database, periods: RetentionSettings): Promise<{ enquiries: number }> {
  let enquiries = 0
  await runEveryStep([
    () => forgetDeleted(db, periods.deleted),
    () => forgetLabels(db, periods.deleted),
    () => forgetLetters(db, periods.letters),
    () => forgetOperations(db, periods.letters),
    () => forgetTrail(db, periods.audit),
    async () => {
      if (periods.enquiries !== undefined) enquiries = await eraseOldEnquiries(db, periods.enquiries)
    },
  ])
  return { enquiries }
}

/** Erases once a day, in one of several processes. */
export async function retainInTurn(
  db: Database,
  config: Pick<Config, 'databaseUrl' | 'retention'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const done = await takeTurn(db, config, {
    job: 'retention',
    everyHours: EVERY_HOURS,
    work: (untimed) => retain(untimed, config.retention),
  })
  if (done && done.enquiries > 0)
    log.info({ job: 'retention', erased: done.enquiries }, 'erased enquiries that were kept long enough')
}
