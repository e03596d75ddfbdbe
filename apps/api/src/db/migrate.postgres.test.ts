import { expect, it } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { connectOnce } from './connection/postgres-connection.ts'
import { migratePostgres } from './migrate.ts'
import { readMigrations } from './migrations.ts'

it('waits for another one only so long, and names its session', async () => {
  const { url = '', drop } = await freshDatabase()
  const [holder, late] = await Promise.all([connectOnce(url), connectOnce(url)])
  await holder.query('select pg_advisory_lock(7260142)')
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { pid } = rows[0] ?? { pid: 0 }
  await expect(migratePostgres(late, readMigrations(), 100)).rejects.toThrow(
    `Another process has been migrating the database for 0.1 seconds: session ${pid} ("susegad setup", from 127.0.0.1, since `,
  )
  await holder.end()
  expect(await migratePostgres(late, readMigrations(), 20_000)).toBe(0)
  await late.end()
  await drop()
})

it('says that a table is in use, and changes nothing', async () => {
  const { url = '', migrate, run, drop } = await emptyDatabase()
  await migrate()
  const next = { name: 'next', hash: 'next', at: 1, statements: ['alter table users add column next text'] }
  const upgraded = [...readMigrations(), next]
  const reader = await connectOnce(url)
  await reader.query('begin; lock table users in row exclusive mode')
  const late = await connectOnce(url)
  await expect(migratePostgres(late, upgraded, 100)).rejects.toThrow(
    /^A migration waited 0\.1 seconds for a table that another session uses, and was undone\./,
  )
  await reader.end()
  await late.end()
  expect(await migrate(upgraded)).toBe(1)
  await run('select next from users')
  await drop()
})
