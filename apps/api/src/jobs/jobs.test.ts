import { expect, it } from 'vitest'
import { countedBatches } from '../../test/counted-batches.ts'
import { keepLog } from '../../test/keep-log.ts'
import { startService } from '../../test/service.ts'
import { keepHouse } from './housekeeping-store.ts'
import { startJobs } from './jobs.ts'

const { app, db, config, prepare, enquire } = await startService()
const studio = { round: async () => {}, convert: async () => {}, isBehind: () => false }

it('a failing job is logged with its reason, counted and retried', { timeout: 30_000 }, async () => {
  const { lines, log } = keepLog()
  const { countFailure, countRepaired } = app
  await enquire()
  await db.query('update new_enquiries set announced = true')
  await db.query('alter function seal_enquiries() rename to seal_nothing')
  const stop = startJobs({ db, log, countFailure, countRepaired, studio } as never, config)
  const count = async () => {
    const { body } = await app.inject('/metrics')
    return Number(/^background_failures_total\{task="seal"\} (\d+)$/m.exec(body)?.[1] ?? 0)
  }
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(1)
  await stop()
  await db.query('alter function seal_nothing() rename to seal_enquiries')
  expect(lines[0]).toMatchObject({
    job: 'seal',
    code: '42883',
    message: 'function seal_enquiries() does not exist',
  })
})

it('idle jobs share one query', async () => {
  await db.query('delete from new_enquiries')
  await db.query('delete from outbox')
  const asked: string[] = []
  const counted = {
    ...db,
    query: (text: string, values?: unknown[]) => {
      asked.push(text)
      return db.query(text, values)
    },
    transaction: async () => asked.push('begin'),
  }
  const { countFailure, countRepaired } = app
  const stop = startJobs(
    { db: counted, log: keepLog().log, countFailure, countRepaired, studio } as never,
    config,
  )
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(1)
  await stop()
  expect(new Set(asked).size).toBe(1)
})

it('housekeeping deletes in batches, continues after a failed deletion, and rejects', async () => {
  await db.query(
    `insert into submission_keys (key, fingerprint, enquiry_id, enquiry_created_at, created_at)
     values ('key', 'print', gen_random_uuid(), now(), now() - interval '31 days')`,
  )
  await db.query(
    `insert into ended_tokens (id, expires_at) select gen_random_uuid(), now() - interval '2 days' from generate_series(1, 2500)`,
  )
  await prepare(
    `create function cut() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`,
  )
  await prepare('create trigger cut before delete on submission_keys for each row execute function cut()')
  const counted = countedBatches(db)
  await expect(keepHouse(counted.db)).rejects.toThrow()
  expect(counted.batches.filter((rows) => rows > 1)).toEqual([1000, 1000, 500])
  const left = (table: string) => db.query(`select count(*)::integer as n from ${table}`)
  expect(await left('ended_tokens')).toEqual([{ n: 0 }])
  expect(await left('submission_keys')).toEqual([{ n: 1 }])
  await prepare('drop function cut cascade')
  await keepHouse(db)
  expect(await left('submission_keys')).toEqual([{ n: 0 }])
})

it('housekeeping finds old deliveries by an index, not by reading them all', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off')
    return tx.query('explain select ctid from webhook_deliveries where occurred_at < now()')
  })
  expect(JSON.stringify(plan)).toContain('webhook_deliveries_age')
})
