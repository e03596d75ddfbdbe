import type pg from 'pg'
import { StartError } from '../../settings/config.ts'
import { connectOnce } from './postgres-connection.ts'

const backend = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0

/** A pooler sends an invented process id when a connection opens, which differs from the backend's. */
const isPooled = (client: pg.Client, pid: number): boolean =>
  (client as unknown as { processID: number | null }).processID !== pid

/** Refuses a pooler in transaction mode. */
export async function refuseTransactionPooler(client: pg.Client, url: string): Promise<void> {
  const first = await backend(client)
  if (!isPooled(client, first)) return
  const other = await connectOnce(url)
  try {
    if ((await backend(other)) === first)
      throw new StartError(
        'DATABASE_URL points to a connection pooler in transaction mode, which loses timeouts and prepared statements. Point it to Postgres itself: each process already keeps a pool of DATABASE_POOL connections. A pooler in session mode works too.',
      )
  } finally {
    await other.end()
  }
}
