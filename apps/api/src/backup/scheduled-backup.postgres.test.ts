import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { takeTurn } from '../db/stores/job-turns.ts'

const { db, url } = await startService()

it('is the work of one of several processes, without a statement timeout', async () => {
  let running = 0
  let together = 0
  const work = async (untimed: typeof db) => {
    together = Math.max(together, ++running)
    await untimed.query('select pg_sleep(0.3)')
    running--
    return untimed.query('show statement_timeout')
  }
  const turn = () => takeTurn(db, { databaseUrl: url }, { job: 'count', everyHours: 1, work })
  const results = await Promise.all([turn(), turn(), turn()])
  expect(results.filter((result) => result !== undefined)).toEqual([[{ statement_timeout: '0' }]])
  expect(together).toBe(1)
  expect(await turn()).toBeUndefined()
})
