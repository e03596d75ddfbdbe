import { connectOnce } from '../../src/db/connection/postgres-connection.ts'
import { clients, faultsOf, type Ledger, newLedger, record, takeMarkers } from '../deployed/ledger.ts'
import { runService } from '../run-service.ts'

const SECRET = 'a secret of these rounds, long enough to be taken'

export interface Outcome extends Ledger {
  missing: number
  doubled: number
  /** How the service ended, if it did. */
  ended: number | NodeJS.Signals | null | undefined
}

async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Rohan Mehta',
      username: 'rohan',
      email: 'rohan@mail.example',
      phone: '-',
      password: 'secret-of-rohan',
    }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Callers that read with a valid token and write with a key. Returns a function that stops them. */
function startCrowd(url: string, token: string, ledger: Ledger): () => Promise<void> {
  let over = false
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` }
    while (!over) await record(ledger, `${url}/api/users/profile`, { headers })
  }
  const writers = clients(() => [url], 4, ledger)
  const readers = Array.from({ length: 4 }, read)
  return async () => {
    over = true
    await Promise.all([writers.stop(), ...readers])
  }
}

/** Takes the database away from a running service repeatedly, alternately under load and while nobody calls. */
export async function loseDatabase(url: string, losses: (() => Promise<void>)[]): Promise<Outcome> {
  const service = await runService({ DATABASE_URL: url, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' })
  const ledger = newLedger()
  let ended: Outcome['ended']
  service.ended.then((code) => {
    ended = code
  })
  const token = await register(service.url)
  const crowd = () => startCrowd(service.url, token, ledger)
  const grown = async () => {
    const enough = ledger.acknowledged.size + 5
    while (ended === undefined && ledger.acknowledged.size <= enough)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (const [round, lose] of losses.entries()) {
    let stop = crowd()
    await grown()
    if (round % 2 === 1) await stop()
    await lose()
    if (round % 2 === 1) stop = crowd()
    await grown()
    await stop()
  }
  const outcome = { ...ledger, ended }
  service.child.kill('SIGTERM')
  await service.ended
  return { ...outcome, ...faultsOf(ledger, await takeMarkers(url)) }
}

/** Ends every connection of the service from the server's side. */
export async function endConnections(url: string): Promise<void> {
  const client = await connectOnce(url)
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'susegad'`,
  )
  await client.end()
}
