import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { cantConnect, connectOnce } from '../db/connection/postgres-connection.ts'
import { readMigrations } from '../db/migrations.ts'
import type { Config } from '../settings/config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const OLDEST_VERSION = 150_000
/** Allowed clock difference in seconds: tokens and limits are compared with both clocks. */
const CLOCK_DIFFERENCE = 5

/** Read-only: does not migrate, and does not open an embedded database, which a running service may have locked. */
export async function examineDatabase(config: Config): Promise<Finding | Finding[]> {
  if (config.databaseUrl === undefined) return embedded(config.dataDir)
  let client: pg.Client
  try {
    client = await connectOnce(config.databaseUrl)
  } catch (error) {
    const text = cantConnect(config.databaseUrl, error).message.replace(/\.$/, '')
    return bad(text, 'Correct DATABASE_URL or start the database')
  }
  try {
    const findings: (Finding | undefined)[] = []
    for (const examinePart of [version, schema, rights, clock, durability])
      findings.push(await examinePart(client))
    findings.push(await connections(client, config.databasePool))
    return findings.filter((finding) => finding !== undefined)
  } finally {
    await client.end()
  }
}

function embedded(dataDir: string): Finding {
  const state = existsSync(join(dataDir, 'database'))
    ? `embedded, in ${dataDir}`
    : 'embedded, not created yet'
  return doubtful(
    `${state}: it survives a killed process, not a power cut`,
    'For a live business, set DATABASE_URL to Postgres 15 or newer',
  )
}

async function one<T>(client: pg.Client, text: string): Promise<T> {
  return (await client.query(text)).rows[0] as T
}

async function version(client: pg.Client): Promise<Finding> {
  const { number, name } = await one<{ number: number; name: string }>(
    client,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  return number >= OLDEST_VERSION
    ? good(`Postgres ${name} answers`)
    : bad(`Postgres ${name} is too old`, 'Upgrade it to 15 or newer')
}

async function schema(client: pg.Client): Promise<Finding> {
  const { exists } = await one<{ exists: boolean }>(
    client,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  const { rows } = exists
    ? await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    : { rows: [] }
  const known = new Set(readMigrations().map(({ hash }) => hash))
  const newer = rows.filter(({ hash }) => !known.has(hash)).length
  const missing = known.size - (rows.length - newer)
  if (newer > 0)
    return bad(
      `The tables are ${newer} migrations newer than this version of the service`,
      'Install the newer version',
    )
  return good(
    missing > 0 ? `${missing} migrations will be applied at the next start` : 'The tables are up to date',
  )
}

async function rights(client: pg.Client): Promise<Finding | undefined> {
  const { creates, user } = await one<{ creates: boolean; user: string }>(
    client,
    `select current_user as user, has_schema_privilege(current_schema(), 'create') as creates`,
  )
  if (creates) return undefined
  const advice = `As the owner of the database, run: grant create on schema public to ${user}`
  return bad(`${user} is not allowed to create tables`, advice)
}

async function clock(client: pg.Client): Promise<Finding | undefined> {
  const { at } = await one<{ at: number }>(
    client,
    'select extract(epoch from clock_timestamp())::float8 as at',
  )
  const difference = Math.abs(Date.now() / 1000 - at)
  if (difference <= CLOCK_DIFFERENCE) return undefined
  const text = `Its clock differs from this machine's by ${Math.round(difference)} seconds`
  return doubtful(text, 'Synchronize both clocks with NTP')
}

async function durability(client: pg.Client): Promise<Finding | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )
  if (rows.length === 0) return undefined
  const names = rows.map(({ name }) => name).join(' and ')
  return bad(
    `${names} off: an acknowledged enquiry can be lost in a power cut`,
    'Turn it on in postgresql.conf',
  )
}

async function connections(client: pg.Client, pool: number): Promise<Finding | undefined> {
  const { most } = await one<{ most: number }>(
    client,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  )
  if (pool < most) return undefined
  return bad(
    `DATABASE_POOL is ${pool}, but the database allows ${most} connections in total`,
    'Lower DATABASE_POOL: the number of processes times DATABASE_POOL must stay below that',
  )
}
