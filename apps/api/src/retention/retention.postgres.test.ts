import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { takeTurn } from '../db/stores/job-turns.ts'

const { db, url } = await startService()

it('has no statement timeout', async () => {
  const timeout = await takeTurn(
    db,
    { databaseUrl: url },
    {
      job: 'timeout',
      everyHours: 1,
      work: (untimed) => untimed.query('show statement_timeout'),
    },
  )
  expect(timeout).toEqual([{ statement_timeout: '0' }])
})
