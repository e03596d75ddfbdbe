import pg from 'pg'
import { type Database, DatabaseAway, type Queries } from '../database.ts'
import { drizzleOver } from '../drizzle.ts'
import { listenTo } from './listen.ts'
import { connectionOptions } from './postgres-connection.ts'

const STATEMENT_TIMEOUT = 5000
// Longer than the server's statement timeout: only a dead connection takes this long.
const ANSWER_TIMEOUT = STATEMENT_TIMEOUT + 500
const TRANSACTION_TIMEOUT = 10_000
const MAX_WAITING = 400

/** A connection checked out of the pool. */
interface Lease {
  client: pg.PoolClient
  usable: boolean
}

// SQLSTATE classes that make a connection unusable: lost, refused, read-only after a failover, or stale plans.
const unusable = /^(08|0A|25|26|28|57P|58|XX)/
const isUsable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !unusable.test(error.code ?? '')

// More than the service's fixed statements. User-composed filters have too many variants to prepare each one.
const MAX_PREPARED = 1000

type NameOf = (text: string) => string | undefined

/** One name for each statement text, so that a connection prepares it once. Beyond the limit, texts get no name. */
function statementNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `s${names.size}`)
    return names.get(text)
  }
}

async function ask(lease: Lease, statement: pg.QueryConfig): Promise<unknown[]> {
  try {
    return (await lease.client.query(statement)).rows
  } catch (error) {
    if (!isUsable(error)) lease.usable = false
    throw error instanceof pg.DatabaseError ? error : new DatabaseAway('No answer', { cause: error })
  }
}

type Ask = (statement: pg.QueryConfig) => Promise<unknown[]>

function queriesOf(nameOf: NameOf, answer: Ask): Queries {
  const statementOf = (text: string, values: unknown[]): pg.QueryConfig => {
    const name = nameOf(text)
    return { text, values, ...(name !== undefined && { name }) }
  }
  return {
    drizzle: drizzleOver((text, values) => {
      const statement: pg.QueryArrayConfig = { ...statementOf(text, values), rowMode: 'array' }
      return answer(statement) as Promise<unknown[][]>
    }),
    query: <T>(text: string, values: unknown[] = []) => answer(statementOf(text, values)) as Promise<T[]>,
  }
}

async function transact<T>(lease: Lease, nameOf: NameOf, work: (queries: Queries) => Promise<T>): Promise<T> {
  try {
    await ask(lease, { text: 'begin' })
    const result = await work(queriesOf(nameOf, (statement) => ask(lease, statement)))
    if (lease.client.getTransactionStatus() === 'E') throw new Error('A statement of the transaction failed')
    await ask(lease, { text: 'commit' })
    return result
  } catch (error) {
    // Closing an unusable connection also rolls back its transaction.
    if (lease.usable) await ask(lease, { text: 'rollback' }).catch(() => {})
    throw error
  }
}

/** Ends the connection of a transaction that takes too long, which fails its running or its next query. */
async function inTime<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => void lease.client.end(), TRANSACTION_TIMEOUT)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Opens a pool on any Postgres and replaces lost connections on demand. Every query has a deadline; without
 * `deadlines`, as for backups and nightly jobs, only waiting for a lock has one.
 */
export function openPostgres(url: string, size: number, deadlines = true): Database {
  const pool = new pg.Pool({
    ...connectionOptions(url, 'susegad'),
    max: size,
    idleTimeoutMillis: 0,
    lock_timeout: STATEMENT_TIMEOUT - 1000,
    ...(deadlines
      ? {
          statement_timeout: STATEMENT_TIMEOUT,
          query_timeout: ANSWER_TIMEOUT,
          idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT,
        }
      : // Overrides a timeout that is set in the server or for the role.
        { onConnect: (client: pg.ClientBase) => client.query('set statement_timeout = 0') }),
  })
  const nameOf = statementNames()
  // The next query reports a lost connection; without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function withLease<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    if (pool.totalCount - pool.idleCount + pool.waitingCount >= MAX_WAITING)
      throw new DatabaseAway('Too many calls are waiting')
    const client = await pool.connect().catch((cause: unknown) => {
      throw new DatabaseAway('No connection', { cause })
    })
    const lease: Lease = { client, usable: true }
    try {
      return await work(lease)
    } finally {
      client.release(!lease.usable)
    }
  }

  return {
    kind: 'postgres',
    ...queriesOf(nameOf, (statement) => withLease((lease) => ask(lease, statement))),
    transaction: (work) =>
      withLease((lease) => {
        const run = () => transact(lease, nameOf, work)
        return deadlines ? inTime(lease, run) : run()
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (channel, listener) => listenTo(url, channel, listener),
    close: () => pool.end(),
  }
}
