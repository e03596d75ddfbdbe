import type pg from 'pg'
import { StartError } from '../../settings/config.ts'
import { connectOnce } from './postgres-connection.ts'

const backendOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

/** Refuses a pooler in transaction mode, which gives the same backend to two open connections. */
export async function refuseTransactionPooler(client: pg.Client, url: string): Promise<void> {
  const first = await backendOf(client)
  const other = await connectOnce(url)
  try {
    if ((await backendOf(other)) === first)
      throw new StartError(
        'DATABASE_URL points to a connection pooler in transaction mode, which loses timeouts and prepared statements. Point it to Postgres itself: each process already keeps a pool of DATABASE_POOL connections. A pooler in session mode works too.',
      )
  } finally {
    await other.end()
  }
}
