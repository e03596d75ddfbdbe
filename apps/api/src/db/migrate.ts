import type { PGliteInterface } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from '../folders.ts'

interface Runner {
  run: (text: string) => Promise<unknown>
  read: (text: string) => Promise<Record<string, unknown>[]>
}

/** Prints a migration's warning about a problem that it can't fix itself. */
export function tellOwner({
  severity,
  message,
}: {
  severity?: string | undefined
  message?: string | undefined
}): void {
  if (severity === 'WARNING') process.stderr.write(`Warning: ${message}\n`)
}

// Any number will do, but every version of the service must use the same.
const LOCK = 7_260_142

async function apply({ run, read }: Runner, folder: string): Promise<number> {
  await run('create schema if not exists drizzle')
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const done = await read('select hash from drizzle.__drizzle_migrations')
  const hashes = new Set(done.map((row) => row.hash))
  const missing = readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => !hashes.has(hash))
  for (const migration of missing) {
    await run('begin')
    try {
      for (const statement of migration.sql) await run(statement)
      await run(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${migration.hash}', ${migration.folderMillis})`,
      )
      await run('commit')
    } catch (error) {
      await run('rollback')
      throw error
    }
  }
  return missing.length
}

/** Migrates a Postgres. The lock covers reading and applying: of several starting processes, only one migrates. */
export async function migratePostgres(client: pg.ClientBase, folder = migrationsFolder): Promise<number> {
  const run = (text: string) => client.query(text)
  await run(`select pg_advisory_lock(${LOCK})`)
  try {
    return await apply({ run, read: async (text) => (await client.query(text)).rows }, folder)
  } finally {
    await run(`select pg_advisory_unlock(${LOCK})`)
  }
}

export const migratePglite = (pglite: PGliteInterface, folder = migrationsFolder): Promise<number> =>
  apply(
    {
      run: (text) => pglite.exec(text, { onNotice: tellOwner }),
      read: async (text) => (await pglite.query<never>(text)).rows,
    },
    folder,
  )
