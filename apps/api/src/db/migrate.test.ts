import { expect, it, vi } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { freshDatabase, onPostgres } from '../../test/fresh-database.ts'
import { connectOnce } from './connection/postgres-connection.ts'
import { migratePostgres } from './migrate.ts'
import { readMigrations } from './migrations.ts'

it('finds usernames that read as an address, tells the owner, and leaves them', {
  timeout: 120_000,
}, async () => {
  const told: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0)
  const { migrate, run, drop } = await emptyDatabase()
  await migrate(readMigrations().slice(0, 5))
  await run(`insert into users (name, username, username_key, email, email_key, phone, password_hash)
    select 'n', u, lower(u), e, e, 'p', 'h' from (values
      ('meera＠goa.example', 'stranger@mail.example'), ('meera', 'meera@goa.example'), ('asha@home', 'asha@mail.example')
    ) as people (u, e)`)
  await run(`update users set username_key = 'meera@goa.example' where email = 'stranger@mail.example'`)
  await migrate()
  await run(`update users set phone = 'q', token_version = token_version + 1`)
  await drop()
  stderr.mockRestore()
  expect(told.sort()).toEqual([
    expect.stringMatching(
      /^Warning: The account of asha@mail\.example \(customer, .* asha@home, which reads as an e-mail address\. /,
    ),
    expect.stringMatching(
      /^Warning: The account of stranger@mail\.example .* meera＠goa\.example, .*: that of the account of meera@goa\.example\. .*admin\.ts disable stranger@mail\.example\n$/,
    ),
  ])
})

it('is refused where a newer version was before', { timeout: 60_000 }, async () => {
  const { migrate, run, drop } = await emptyDatabase()
  await migrate()
  await run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 4102444800000)`,
  )
  await expect(migrate()).rejects.toThrow(
    /^The database has 1 migration that this version of the service doesn't know: .* restore a backup/,
  )
  await drop()
})

it.runIf(onPostgres)('waits for another one only so long, and names its session', async () => {
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

it.runIf(onPostgres)('says that a table is in use, and changes nothing', async () => {
  const { url = '', migrate, run, drop } = await emptyDatabase()
  await migrate(readMigrations().slice(0, 5))
  const reader = await connectOnce(url)
  await reader.query('begin; lock table users in row exclusive mode')
  const late = await connectOnce(url)
  await expect(migratePostgres(late, readMigrations(), 100)).rejects.toThrow(
    /^A migration waited 0\.1 seconds for a table that another session uses, and was undone\./,
  )
  await reader.end()
  await late.end()
  expect(await migrate()).toBe(readMigrations().length - 5)
  await run('select 1 from job_runs')
  await drop()
})
