import pg from 'pg'
import { StartError } from '../../settings/config.ts'
import { errorCode } from '../database.ts'

// In a pool this also limits the wait for a free connection: a machine that stalls for two seconds during a burst must
// not refuse enquiries.
const CONNECT_TIMEOUT = 4000

const { builtins } = pg.types
const asText = (value: string): string => value
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.TIMESTAMPTZ, asText],
  [builtins.INT8, Number],
])
const getTypeParser = (type: number, format?: 'text' | 'binary') =>
  parsers.get(type) ?? pg.types.getTypeParser(type, format)

/** Reads `sslmode` like psql: `require` encrypts, `verify-full` also verifies the server. */
const asLibpq = (url: string): string => (/[?&]sslmode=/.test(url) ? `${url}&uselibpqcompat=true` : url)

export const connectionOptions = (url: string, name: string) =>
  ({
    connectionString: asLibpq(url),
    application_name: name,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  }) satisfies pg.ClientConfig

/** A single connection for migrations and tools, without pool or deadlines. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionOptions(url, 'susegad setup'))
  // The next query reports a lost connection; without a listener the error would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

const reasons: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'this user is not allowed to sign in',
  '3D000': 'that database does not exist: create it',
  '08P01':
    'something in between does not support the whole Postgres protocol. Point it to Postgres itself, not to a connection pooler: each process already keeps a pool of DATABASE_POOL connections',
  ENOTFOUND: 'there is no host with that name',
  ECONNREFUSED: 'nothing listens there: start the database',
}

/** Explains in one line why the database can't be reached, without its password. */
export function cantConnect(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url)
  const code = errorCode(error) ?? 'no answer'
  const reason = reasons[code] ?? `no connection (${code})`
  return new StartError(`DATABASE_URL points to ${host}${pathname}, but ${reason}.`)
}
