import { expect, it, vi } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
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

it('finds which enquiries earlier emails are about', { timeout: 120_000 }, async () => {
  const { migrate, run, database, drop } = await emptyDatabase()
  const all = readMigrations()
  const added = all.findIndex(({ statements }) => statements.some((text) => text.includes('"enquiry_ids"')))
  await migrate(all.slice(0, added))
  const [first, second, third] = ['a', 'b', 'c'].map(
    (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
  )
  await run(
    `insert into enquiries (id, name, phone, email, subject, message) values ('${third}', 'n', 'p', 'e', 's', 'm')`,
  )
  await run(
    `insert into messages (id, enquiry_id, direction, channel, body) values ('${first}', '${third}', 'out', 'email', 'b')`,
  )
  await run(`insert into outbox (recipient, subject, body, message_id, unsubscribe) values
    ('r', 'digest', 'https://goa.example/dashboard?enquiry=${first} and ?enquiry=${second}', null, null),
    ('r', 'answer', 'b', '${first}', null),
    ('r', 'received', 'b', null, '${second?.replaceAll('-', '')}.signed'),
    ('r', 'account', 'b', null, null)`)
  await migrate()
  const rows = await database.query(`select subject, enquiry_ids::text as ids from outbox order by id`)
  await drop()
  expect(rows).toEqual([
    { subject: 'digest', ids: `{${first},${second}}` },
    { subject: 'answer', ids: `{${third}}` },
    { subject: 'received', ids: `{${second}}` },
    { subject: 'account', ids: null },
  ])
})
