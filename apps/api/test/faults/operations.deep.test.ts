import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openPglite, overPglite } from '../../src/db/connection/pglite.ts'
import type { Database } from '../../src/db/database.ts'
import { freshDatabase, onPostgres, prepareDataDir } from '../fresh-database.ts'
import { killAll, runService } from '../run-service.ts'
import { SECRET } from '../service.ts'
import { admin, signedIn } from './signed-in.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  await killAll()
  for (const end of ends) await end()
})

const COUNT = 3000

/** A database that processes can open, and one way to ask it while none has it. */
async function prepare() {
  if (onPostgres) {
    const { database, url = '', drop } = await freshDatabase()
    ends.push(drop)
    const ask = <T>(work: (db: Database) => Promise<T>) => work(database)
    return { env: { DATABASE_URL: url, JWT_SECRET: SECRET, ...admin }, ask }
  }
  const dataDir = await prepareDataDir()
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  const ask = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const database = overPglite(await openPglite(join(dataDir, 'database')))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  return { env: { DATA_DIR: dataDir, ...admin }, ask }
}

it('a killed process leaves a long operation to the next one, which changes each enquiry once', async () => {
  const { env, ask } = await prepare()
  await ask((db) =>
    db.query(
      `insert into enquiries (name, phone, email, subject, message)
       select 'Visitor ' || n, 'p', 'e', 's', 'm' from generate_series(1, ${COUNT}) n`,
    ),
  )
  const first = await runService(env)
  const doomed = await signedIn(first)
  const id = randomUUID()
  const input = { verb: 'status', status: 'closed', scope: { filter: {} } } as const
  doomed.operations.start(input, { idempotencyKey: id }).catch(() => {})
  const done = async () => (await doomed.operations.get(id).catch(() => undefined))?.operation.done ?? 0
  await expect.poll(done, { interval: 10, timeout: 30_000 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await first.ended

  const second = await runService(env)
  const client = await signedIn(second)
  const found = async () => (await client.operations.get(id)).operation
  await expect
    .poll(found, { timeout: 60_000 })
    .toMatchObject({ state: 'done', done: COUNT, changed: COUNT, total: COUNT })
  expect((await client.enquiries.list({ status: 'closed' })).total).toBe(COUNT)
  second.child.kill('SIGTERM')
  await second.ended
  const [noted] = await ask((db) =>
    db.query(
      `select count(*)::integer as n, count(distinct enquiry_id)::integer as enquiries from enquiry_changes
       where change = 'status'`,
    ),
  )
  expect(noted).toEqual({ n: COUNT, enquiries: COUNT })
}, 180_000)
