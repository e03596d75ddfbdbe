import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { takeTurn } from '../db/stores/job-turns.ts'

const { db, url } = await startService()

it('is the work of one of several processes', async () => {
  let running = 0
  let together = 0
  const turn = () =>
    takeTurn(
      db,
      { databaseUrl: url },
      {
        job: 'count',
        everyHours: 1,
        work: async (untimed) => {
          together = Math.max(together, ++running)
          await untimed.query('select pg_sleep(0.3)')
          return running--
        },
      },
    )
  expect((await Promise.all([turn(), turn(), turn()])).filter((result) => result !== undefined)).toEqual([1])
  expect(together).toBe(1)
  expect(await turn()).toBeUndefined()
})
