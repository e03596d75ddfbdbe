import { expect, it } from 'vitest'
import { keepLog } from '../../test/keep-log.ts'
import { startService } from '../../test/service.ts'
import { startJobs } from './jobs.ts'

const { app, db, config } = await startService()

it('a job that fails is logged with its reason, counted, and tried again', { timeout: 30_000 }, async () => {
  const { lines, log } = keepLog()
  const { countFailure, countRepaired } = app
  const studio = { round: async () => {}, convert: async () => {} }
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
