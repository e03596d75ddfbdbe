import type { FastifyInstance } from 'fastify'
import { repairCounters } from '../db/counters/counters-store.ts'
import { takeTurn } from '../db/stores/job-turns.ts'
import type { Config } from '../settings/config.ts'

const EVERY_HOURS = 24
const MOST_LOGGED = 20

/** Once a day, repairs and logs day counters that differ from their rows: something bypassed the triggers. */
export async function recountInTurn(
  { db, log, countRepaired }: Pick<FastifyInstance, 'db' | 'log' | 'countRepaired'>,
  config: Pick<Config, 'databaseUrl'>,
): Promise<void> {
  const drift = await takeTurn(db, config, { job: 'recount', everyHours: EVERY_HOURS, work: repairCounters })
  if (drift === undefined || drift.length === 0) return
  countRepaired(drift.length)
  log.warn(
    { job: 'recount', wrong: drift.length, drift: drift.slice(0, MOST_LOGGED) },
    'day counters differed from the enquiries and were recounted',
  )
}
