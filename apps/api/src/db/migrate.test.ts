import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, it, vi } from 'vitest'
import { onPostgres } from '../../test/fresh-database.ts'
import { migrationsFolder } from '../folders.ts'
import { migratePglite, migratePostgres, tellOwner } from './migrate.ts'
import { connectOnce } from './postgres-connection.ts'

/** A copy of the migrations that ends with `last`. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const at = journal.entries.findIndex(({ tag }) => tag === last)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }))
  return folder
}

interface Opened {
  migrate: (folder?: string) => Promise<number>
  run: (text: string) => Promise<unknown>
  close: () => Promise<unknown>
}

async function openEmpty(): Promise<Opened> {
  if (!onPostgres) {
    const pglite = await PGlite.create()
    return {
      migrate: (folder) => migratePglite(pglite, folder),
      run: (text) => pglite.exec(text),
      close: () => pglite.close(),
    }
  }
  const server = inject('postgresUrl')
  const admin = await connectOnce(`${server}/postgres`)
  const name = `m_${Date.now().toString(36)}`
  await admin.query(`create database ${name}`)
  const client = await connectOnce(`${server}/${name}`)
  client.on('notice', tellOwner)
  return {
    migrate: (folder) => migratePostgres(client, folder),
    run: (text) => client.query(text),
    close: async () => {
      await client.end()
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}

it('finds usernames that read as an address, tells the owner, and leaves them', {
  timeout: 120_000,
}, async () => {
  const told: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0)
  const before = await migrationsUpTo('0004_one_plan_for_the_inbox')
  const { migrate, run, close } = await openEmpty()
  await migrate(before)
  await run(`insert into users (name, username, username_key, email, email_key, phone, password_hash)
    select 'n', u, lower(u), e, e, 'p', 'h' from (values
      ('meera＠goa.example', 'stranger@mail.example'), ('meera', 'meera@goa.example'), ('asha@home', 'asha@mail.example')
    ) as people (u, e)`)
  await run(`update users set username_key = 'meera@goa.example' where email = 'stranger@mail.example'`)
  await migrate()
  await run(`update users set phone = 'q', token_version = token_version + 1`)
  await close()
  stderr.mockRestore()
  await rm(before, { recursive: true })
  expect(told.sort()).toEqual([
    expect.stringMatching(
      /^Warning: The account of asha@mail\.example \(customer, .* asha@home, which reads as an e-mail address\. /,
    ),
    expect.stringMatching(
      /^Warning: The account of stranger@mail\.example .* meera＠goa\.example, .*: that of the account of meera@goa\.example\. .*admin\.ts disable stranger@mail\.example\n$/,
    ),
  ])
})
