import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../fresh-database.ts'
import { killAll, runService } from '../run-service.ts'
import { SECRET } from '../service.ts'
import { admin, signedIn } from './signed-in.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  await killAll()
  for (const end of ends) await end()
})

const COUNT = 3000

it('a killed process leaves a long operation to the next one, which changes each enquiry once', async () => {
  const { database: db, url = '', drop } = await freshDatabase()
  ends.push(drop)
  const env = { DATABASE_URL: url, JWT_SECRET: SECRET, ...admin }
  await db.query(
    `insert into enquiries (name, phone, email, subject, message)
       select 'Visitor ' || n, 'p', 'e', 's', 'm' from generate_series(1, ${COUNT}) n`,
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
  const [noted] = await db.query(
    `select count(*)::integer as n, count(distinct enquiry_id)::integer as enquiries from enquiry_changes
       where change = 'status'`,
  )
  expect(noted).toEqual({ n: COUNT, enquiries: COUNT })
}, 180_000)
