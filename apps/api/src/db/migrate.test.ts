import { expect, it } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { lookalikeKey } from '../features/users/lookalike.ts'
import { readMigrations } from './migrations.ts'

it('is refused where a newer version was before, or one from before the first release, and says what to do', async () => {
  const { migrate, run, drop } = await emptyDatabase()
  await migrate()
  await run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 4102444800000)`,
  )
  await expect(migrate()).rejects.toThrow(
    /^The database has 1 migration that this version of the service doesn't know: .* restore a backup/,
  )
  await run(`update drizzle.__drizzle_migrations set hash = 'of earlier tables'`)
  await expect(migrate()).rejects.toThrow(
    /export the content .* start this one with a new database, and import the content/,
  )
  await drop()
})

it('has an index for each foreign key, so that deleting a row scans no whole table', async () => {
  const { database, drop } = await freshDatabase()
  const unindexed = await database.query(
    `select c.conrelid::regclass::text as "table", c.conname as name from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i
       where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
     )`,
  )
  await drop()
  expect(unindexed).toEqual([])
})

it('gives existing usernames the key that a new one like them would have, where it is free', async () => {
  const { database, migrate, run, drop } = await emptyDatabase()
  await migrate(readMigrations().filter(({ name }) => name < '0007'))
  const names = [
    'isha',
    'ısha',
    'ɡɑnɡɑ',
    'ganɡa',
    'ni\u0307sha',
    'ji\u0307\u0307\u0308',
    'ærø',
    'ʋᴢꜱ',
    'ɣꬽᴡ',
    'meera',
  ]
  await run(
    `insert into users (name, username, username_key, username_lookalike, email, email_key, phone, password_hash, created_at)
     select '', name, name, name, name, name, '', '', timestamptz '2026-01-01' + n * interval '1 day'
     from unnest(array['${names.join("','")}']) with ordinality as given (name, n)`,
  )
  await migrate()
  const rows = await database.query<{ username: string; key: string }>(
    'select username, username_lookalike as key from users order by created_at',
  )
  const second = ['ısha', 'ganɡa']
  expect(rows).toEqual(
    names.map((username) => ({
      username,
      key: second.includes(username) ? username : lookalikeKey(username),
    })),
  )
  await drop()
})
