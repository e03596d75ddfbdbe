import type { PGliteInterface } from '@electric-sql/pglite'
import type pg from 'pg'
import { StartError } from '../settings/config.ts'
import { errorCode } from './database.ts'
import { type Migration, readMigrations } from './migrations.ts'

interface Runner {
  run: (text: string) => Promise<unknown>
  read: (text: string) => Promise<Record<string, unknown>[]>
}

// Any number will do, but every version of the service must use the same.
const LOCK = 7_260_142
const LONGEST_WAIT = 60_000

/** Refuses a database that another version has migrated and this one can't read. */
function assertKnown(hashes: Set<unknown>): void {
  const known = new Set<unknown>(readMigrations().map(({ hash }) => hash))
  const unknown = [...hashes].filter((hash) => !known.has(hash)).length
  if (unknown === 0) return
  if (unknown === hashes.size)
    throw new StartError(
      'The database was made before the first release, and this version can’t upgrade it. With the version that made it, export the content (npx -y pnpm export-content). Then start this one with a new database, and import the content there (npx -y pnpm import-content).',
    )
  throw new StartError(
    `The database has ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this version of the service doesn't know: a newer version has upgraded it. Start that version, or restore a backup from before the upgrade into an empty database (docs/operating/upgrades.md).`,
  )
}

async function apply({ run, read }: Runner, migrations: Migration[]): Promise<number> {
  await run('create schema if not exists drizzle')
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const done = await read('select hash from drizzle.__drizzle_migrations')
  const hashes = new Set(done.map((row) => row.hash))
  assertKnown(hashes)
  const missing = migrations.filter(({ hash }) => !hashes.has(hash))
  for (const migration of missing) {
    await run('begin')
    try {
      for (const statement of migration.statements) await run(statement)
      await run(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${migration.hash}', ${migration.at})`,
      )
      await run('commit')
    } catch (error) {
      await run('rollback')
      throw error
    }
  }
  return missing.length
}

/** Tells which session holds the lock, so that its owner can be found. */
async function lockHeld(client: pg.ClientBase, wait: number): Promise<StartError> {
  const { rows } = await client.query<Record<'pid' | 'name' | 'address' | 'since', string>>(
    `select l.pid, a.application_name as name, coalesce(host(a.client_addr), 'this machine') as address,
       to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${LOCK} and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
  )
  const [holder] = rows
  const who = holder
    ? `session ${holder.pid} ("${holder.name}", from ${holder.address}, since ${holder.since} UTC)`
    : 'another session'
  return new StartError(
    `Another process has been migrating the database for ${wait / 1000} seconds: ${who}. Wait until it is done. If nobody needs it any more, end it: select pg_terminate_backend(${holder?.pid ?? '<pid>'}). Then start again.`,
  )
}

/** Migrates a Postgres. The lock covers reading and applying: of several starting processes, only one migrates. */
export async function migratePostgres(
  client: pg.ClientBase,
  migrations = readMigrations(),
  wait = LONGEST_WAIT,
): Promise<number> {
  const run = (text: string) => client.query(text)
  await run(`set lock_timeout = ${wait}`)
  try {
    await run(`select pg_advisory_lock(${LOCK})`)
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    throw await lockHeld(client, wait)
  }
  try {
    return await apply({ run, read: async (text) => (await client.query(text)).rows }, migrations)
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    throw new StartError(
      `A migration waited ${wait / 1000} seconds for a table that another session uses, and was undone. Stop the other processes of the service, look for what else works there (select pid, application_name, state, query from pg_stat_activity), and start again.`,
    )
  } finally {
    await run(`select pg_advisory_unlock(${LOCK})`)
    await run('reset lock_timeout')
  }
}

export const migratePglite = (pglite: PGliteInterface, migrations = readMigrations()): Promise<number> =>
  apply(
    {
      run: (text) => pglite.exec(text),
      read: async (text) => (await pglite.query<never>(text)).rows,
    },
    migrations,
  )
