import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { overPglite } from '../src/db/connection/pglite.ts'
import { openPostgres } from '../src/db/connection/postgres.ts'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import type { Database } from '../src/db/database.ts'
import { migratePglite } from '../src/db/migrate.ts'
import { migrationsFolder } from '../src/settings/folders.ts'
import { TEMPLATE } from './postgres.ts'

export interface FreshDatabase {
  database: Database
  /** Without deadlines, as backups, restores and nightly jobs have it. */
  untimed: Database
  /** Only on Postgres. */
  url: string | undefined
  drop: () => Promise<void>
}

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** The path of a package names its version. */
const hashOfVersions = () =>
  createHash('sha256')
    .update(process.version)
    .update(import.meta.resolve('@electric-sql/pglite'))

async function migrationsHash(): Promise<string> {
  const hash = hashOfVersions()
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Created once on this machine and then loaded, which is several times faster. */
async function loadOnceMade(
  name: string,
  prepare: (pglite: PGlite) => Promise<unknown>,
  folder?: string,
): Promise<PGlite> {
  const file = join(tmpdir(), `susegad-pglite-${name}.tar`)
  const found = await readFile(file).catch(() => undefined)
  if (found)
    return PGlite.create({ loadDataDir: new Blob([found]), ...(folder !== undefined && { dataDir: folder }) })
  const pglite = await PGlite.create()
  await prepare(pglite)
  const own = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(own, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await rename(own, file)
  if (folder === undefined) return pglite
  await pglite.close()
  return loadOnceMade(name, prepare, folder)
}

const loadPglite = async (folder?: string) => loadOnceMade(await migrationsHash(), migratePglite, folder)

/** An embedded database without tables. */
export const loadEmptyPglite = () =>
  loadOnceMade(`empty-${hashOfVersions().digest('hex').slice(0, 16)}`, async () => {})

/** A data folder with a migrated, empty database. */
export async function prepareDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-data-'))
  await (await loadPglite(join(folder, 'database'))).close()
  return folder
}

/** Embedded databases for reuse: emptying one takes a tenth of the time of loading one. */
const idle: PGlite[] = []

/** The definitions of tables, constraints, triggers, functions and roles. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const catalogues = {
    class: 'oid',
    attribute: 'attrelid',
    constraint: 'oid',
    trigger: 'oid',
    proc: 'oid',
    index: 'indexrelid',
    authid: 'oid',
  }
  // Lower ids belong to Postgres's own catalogue.
  const sums = Object.entries(catalogues).map(
    ([name, id]) => `(select sum(hashtext(c::text)) from pg_${name} c where c.${id} >= 16384)`,
  )
  const migrations = '(select count(*) from drizzle.__drizzle_migrations)'
  const { rows } = await pglite.query<{ schema: string }>(
    `select concat_ws(' ', ${[...sums, migrations].join(', ')}) as schema`,
  )
  return rows[0]?.schema ?? ''
}

async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ names: string }>(
    `select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )
  await pglite.exec(`truncate ${rows[0]?.names} restart identity cascade`)
  await pglite.exec('discard all')
}

async function emptiedPglite(): Promise<FreshDatabase> {
  const pglite = idle.pop() ?? (await loadPglite())
  const schema = await schemaOf(pglite)
  const database = overPglite(pglite)
  const drop = async () => {
    if (pglite.closed) return
    if ((await schemaOf(pglite)) !== schema) return pglite.close()
    await empty(pglite)
    idle.push(pglite)
  }
  // A service closes its database when it stops.
  const kept = { ...database, close: async () => {} }
  return { database: kept, untimed: kept, url: undefined, drop }
}

/** A migrated, empty database for one test file. */
export async function freshDatabase(): Promise<FreshDatabase> {
  if (!onPostgres) return emptiedPglite()
  // Imported here, because the fault benchmarks load this file without vitest.
  const { inject } = await import('vitest')
  const server = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = await connectOnce(`${server}/postgres`)
  // Postgres copies a template for one session at a time.
  await admin.query('select pg_advisory_lock(1)')
  await admin.query(`create database ${name} template ${TEMPLATE}`)
  await admin.end()
  const url = `${server}/${name}`
  const database = openPostgres(url, 10)
  const untimed = openPostgres(url, 2, false)
  return {
    database,
    untimed,
    url,
    drop: async () => {
      await database.close()
      await untimed.close()
      const again = await connectOnce(`${server}/postgres`)
      await again.query(`drop database if exists ${name} with (force)`)
      await again.end()
    },
  }
}
