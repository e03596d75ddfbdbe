import { afterAll, expect, it } from 'vitest'
import { migrateAt, startPostgres } from '../postgres.ts'
import { killAll } from '../run-service.ts'
import { endConnections, loseDatabase } from './lost-database.ts'

afterAll(killAll)

it('a database that restarts or ends connections costs no process, no sign-in and no enquiry', {
  timeout: 120_000,
}, async () => {
  const server = await startPostgres()
  const url = `${server.url}/postgres`
  await migrateAt(url)
  const terminate = () => endConnections(url)
  const { answers, ...outcome } = await loseDatabase(url, [terminate, terminate, terminate, server.restart])
  expect(outcome).toMatchObject({ ended: undefined, missing: 0, doubled: 0 })
  expect([...answers.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  await server.stop()
})
