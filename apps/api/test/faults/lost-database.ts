import { connectOnce } from '../../src/db/connection/postgres-connection.ts'
import { runService } from '../run-service.ts'

const SECRET = 'a secret of these rounds, long enough to be taken'
const json = { 'content-type': 'application/json' }

export interface Outcome {
  /** How often each status was answered; 0 is no answer at all. */
  answers: Map<number, number>
  acknowledged: number
  missing: number
  doubled: number
  ended: number | NodeJS.Signals | null | undefined
  /** The longest wait for an answer, in ms. */
  longest: number
}

/** Callers of one service that read with a valid token and write with a key, until stopped. */
function startCrowd(url: string, token: string, outcome: Outcome, acknowledged: Set<string>) {
  let over = false
  const call = async (path: string, init: RequestInit): Promise<number> => {
    const start = performance.now()
    const response = await fetch(`${url}${path}`, init).catch(() => undefined)
    const whole = await response?.text().catch(() => undefined)
    const status = whole === undefined ? 0 : (response?.status ?? 0)
    outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1)
    outcome.longest = Math.max(outcome.longest, performance.now() - start)
    return status
  }
  const read = async () => {
    while (!over) await call('/api/users/profile', { headers: { authorization: `Bearer ${token}` } })
  }
  const write = async () => {
    while (!over) {
      const message = crypto.randomUUID()
      const body = JSON.stringify({ name: 'n', phone: 'p', email: 'e', subject: 's', message })
      const headers = { ...json, 'idempotency-key': message }
      while ((await call('/api/enquiries', { method: 'POST', headers, body })) !== 201) if (over) return
      acknowledged.add(message)
    }
  }
  const running = [read(), read(), read(), read(), write(), write(), write(), write()]
  return async () => {
    over = true
    await Promise.all(running)
  }
}

async function register(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/register`, {
    method: 'POST',
    headers: json,
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

async function stored(url: string): Promise<string[]> {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ message: string }>('select message from enquiries')
  await client.end()
  return rows.map(({ message }) => message)
}

/** Takes the database away from a running service again and again, in turn under load and while nobody calls. */
export async function loseDatabase(url: string, losses: (() => Promise<void>)[]): Promise<Outcome> {
  const service = await runService({ DATABASE_URL: url, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' })
  const acknowledged = new Set<string>()
  const outcome: Outcome = {
    answers: new Map(),
    acknowledged: 0,
    missing: 0,
    doubled: 0,
    ended: undefined,
    longest: 0,
  }
  service.ended.then((code) => (outcome.ended = code))
  const token = await register(service.url)
  const crowd = () => startCrowd(service.url, token, outcome, acknowledged)
  const until = async (done: () => boolean | Promise<boolean>) => {
    while (outcome.ended === undefined && !(await done()))
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const grown = async () => {
    const before = acknowledged.size
    await until(() => acknowledged.size > before + 5)
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
  const ended = outcome.ended
  service.child.kill('SIGTERM')
  await service.ended
  const messages = await stored(url)
  const found = new Set(messages)
  return {
    ...outcome,
    ended,
    acknowledged: acknowledged.size,
    missing: [...acknowledged].filter((message) => !found.has(message)).length,
    doubled: messages.length - found.size,
  }
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
