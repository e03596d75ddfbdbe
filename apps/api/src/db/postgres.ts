import postgres from 'postgres'
import { StartError } from '../config.ts'
import { type Database, DatabaseAway, errorCode, type Queries } from './database.ts'
import { drizzleOver } from './drizzle.ts'

const POOL_WAIT = 2000
const STATEMENT_TIMEOUT = 5000
const MAX_WAITING = 400

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

const options = (pool: number): postgres.Options<Record<string, postgres.PostgresType>> => ({
  max: pool,
  connect_timeout: 2,
  backoff: () => 0.1 + Math.random() * 0.4,
  // The list of array types costs a query per connection; lists are passed as text instead.
  fetch_types: false,
  onnotice: () => {},
  connection: {
    application_name: 'susegad',
    TimeZone: 'UTC',
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: STATEMENT_TIMEOUT - 1000,
    idle_in_transaction_session_timeout: 10_000,
  },
  types: {
    date: { to: 1184, from: [1082, 1114, 1184], serialize: asText, parse: (value: string) => value },
    json: {
      to: 114,
      from: [114, 3802],
      serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
      parse: (value: string) => JSON.parse(value),
    },
    bigint: { to: 20, from: [20], serialize: String, parse: Number },
  },
})

type Client = Pick<postgres.Sql, 'unsafe'>
type Pending = ReturnType<Client['unsafe']>

/** How many queries may wait, and do. */
interface Gate {
  most: number
  waiting: number
}

const assertOpen = (gate: Gate): void => {
  if (gate.waiting >= gate.most) throw new DatabaseAway('Too many calls are waiting')
}

interface Watched {
  pending: Pending
  since: number
  fail: (error: DatabaseAway) => void
}

// One look at all queries now and then; a timer for each would cost more than some queries.
const LOOK_EVERY = 250
const watched = new Set<Watched>()
let looking: NodeJS.Timeout | undefined

function look(): void {
  const now = performance.now()
  for (const query of watched) {
    const waited = now - query.since
    const active = isActive(query.pending)
    if (waited < (active ? STATEMENT_TIMEOUT + 500 : POOL_WAIT)) continue
    query.fail(new DatabaseAway(active ? 'No answer' : 'No free connection'))
    // Once sent, the driver would cancel whatever its connection does by then, and mix up the answers.
    if (!isSent(query.pending)) Promise.resolve(query.pending.cancel()).catch(() => {})
  }
  looking = watched.size > 0 ? setTimeout(look, LOOK_EVERY).unref() : undefined
}

/**
 * Sends a query; fails it when it found no free connection in time, or had no answer long after the server should
 * have cut it. One promise and no more: every call of the service comes through here.
 */
function ask<T>(gate: Gate, send: () => Pending, lists: boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    assertOpen(gate)
    const pending = send()
    const query: Watched = {
      pending,
      since: performance.now(),
      fail: (error) => {
        if (watched.delete(query)) gate.waiting--
        reject(error)
      },
    }
    gate.waiting++
    watched.add(query)
    if (looking === undefined) looking = setTimeout(look, LOOK_EVERY).unref()
    const answer: PromiseLike<unknown> = lists ? pending.values() : pending
    answer.then((value) => {
      if (watched.delete(query)) gate.waiting--
      resolve(value as T)
    }, query.fail)
  })
}

const isActive = (pending: Pending): boolean => Boolean((pending as { active?: unknown }).active)
const isSent = (pending: Pending): boolean => Boolean((pending as { state?: unknown }).state)

function queriesOf(client: Client, gate: Gate): Queries {
  const send = (text: string, parameters: unknown[]) => () =>
    client.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare: true })
  return {
    drizzle: drizzleOver((text, parameters) => ask(gate, send(text, parameters), true)),
    query: <T>(text: string, parameters: unknown[] = []) => ask<T[]>(gate, send(text, parameters), false),
  }
}

/** Opens a pool on any Postgres; it reconnects by itself. */
export function openPostgres(url: string, pool: number): Database {
  const sql = postgres(url, options(pool))
  const gate: Gate = { most: MAX_WAITING, waiting: 0 }
  const unguarded: Gate = { most: Number.POSITIVE_INFINITY, waiting: 0 }

  return {
    kind: 'postgres',
    ...queriesOf(sql, gate),
    transaction: async (work) => {
      assertOpen(gate)
      gate.waiting++
      let state: 'waiting' | 'running' | 'late' = 'waiting'
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        if (state !== 'waiting') return
        state = 'late'
        reject(new DatabaseAway('No free connection'))
      }, POOL_WAIT)
      try {
        const run = sql.begin(async (tx) => {
          if (state === 'late') throw new DatabaseAway('No free connection')
          state = 'running'
          return work(queriesOf(tx, unguarded))
        })
        return await Promise.race([run as ReturnType<typeof work>, late])
      } finally {
        clearTimeout(timer)
        gate.waiting--
      }
    },
    close: () => sql.end({ timeout: 5 }),
  }
}

/** A connection of its own for migrations and commands: no deadline, no pool. */
export const connectOnce = (url: string, onnotice = (_notice: postgres.Notice) => {}): postgres.Sql =>
  postgres(url, {
    ...options(1),
    onnotice,
    connection: { application_name: 'susegad setup', TimeZone: 'UTC' },
  })

const reasons: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'that database does not exist: create it',
  ENOTFOUND: 'there is no host of that name',
  ECONNREFUSED: 'nothing listens there: start the database',
}

/** Says in one line why a database can't be reached, without its password. */
export function cantConnect(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url)
  const code = errorCode(error) ?? 'no answer'
  const reason = reasons[code] ?? `no connection (${code})`
  return new StartError(`DATABASE_URL points to ${host}${pathname}, but ${reason}.`)
}
