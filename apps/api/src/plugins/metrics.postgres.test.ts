import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'

const { app, db } = await startService()

it('shows the connections to the database', async () => {
  await db.query('select 1')
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(body).toMatch(/^database_calls_waiting 0$/m)
})
