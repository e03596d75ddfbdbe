import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { runService } from '../run-service.ts'
import { ownDatabase, signedIn } from './signed-in.ts'

const COUNT = 3000

it('a killed process leaves a long operation to the next one, which changes each enquiry once', async () => {
  const { db, env } = await ownDatabase()
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

  const client = await signedIn(await runService(env))
  const found = async () => (await client.operations.get(id)).operation
  await expect
    .poll(found, { timeout: 60_000 })
    .toMatchObject({ state: 'done', done: COUNT, changed: COUNT, total: COUNT })
  expect((await client.enquiries.list({ status: 'closed' })).total).toBe(COUNT)
  const [noted] = await db.query(
    `select count(*)::integer as n, count(distinct enquiry_id)::integer as enquiries from enquiry_changes
       where change = 'status'`,
  )
  expect(noted).toEqual({ n: COUNT, enquiries: COUNT })
}, 180_000)
