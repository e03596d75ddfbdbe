import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '../src/db/connection/postgres.ts'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { createUser } from '../src/features/users/user-store.ts'
import { createPasswords } from '../src/passwords/passwords.ts'
import { migrateAt, startPostgres } from '../test/postgres.ts'
import { freePort } from '../test/run-service.ts'

export const SECRET = 'a secret of the benchmark, long enough'
export const PASSWORD = 'password of the bench'

export interface Server {
  name: string
  port: number
  /** Seconds of processor time so far. */
  cpu: () => number
  /** MiB in memory. */
  memory: () => number
  stop: () => Promise<void>
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function start(name: string, file: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [path(file)], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} did not start`)
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  return {
    name,
    port,
    cpu: () => {
      const fields = proc('stat').split(') ').at(-1)?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

export interface BenchDatabase {
  url: string
  customerId: string
}

/** A durable Postgres with the tables, an admin and a customer in it. */
export async function startDatabase(): Promise<BenchDatabase & { stop: () => Promise<void> }> {
  const { url: server, stop } = await startPostgres(true)
  return { ...(await prepare(`${server}/postgres`)), stop }
}

/** Another database like it on the same server. */
export async function addDatabase(beside: string, name: string): Promise<BenchDatabase> {
  const client = await connectOnce(beside)
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(beside)
  url.pathname = name
  return prepare(url.href)
}

async function prepare(url: string): Promise<BenchDatabase> {
  await migrateAt(url)
  const db = openPostgres(url, 2)
  const passwordHash = await createPasswords({ memoryCost: 19_456, timeCost: 2, parallelism: 1 }).hash(
    PASSWORD,
  )
  const person = { phone: '-', passwordHash }
  await createUser(db, {
    ...person,
    name: 'Admin',
    username: 'admin',
    email: 'admin@bench.example',
    role: 'admin',
  })
  const { id } = await createUser(db, {
    ...person,
    name: 'Asha',
    username: 'asha',
    email: 'asha@bench.example',
  })
  await db.close()
  return { url, customerId: id }
}

export const startFloor = (url: string) => start('floor', './floor.ts', { DATABASE_URL: url })
/** The service as an owner runs it: limits, headers and log on. */
export const startOurs = (url: string) =>
  start('service', '../src/server.ts', {
    DATABASE_URL: url,
    JWT_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    RATE_LIMIT_STAFF: '999999/1',
    RATE_LIMIT_SIGN_IN: '999999/1',
    RATE_LIMIT_SIGN_IN_ADDRESS: '999999/1',
  })

export async function signIn(port: number, emailOrUsername: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password: PASSWORD }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Fills up to so many enquiries, spread evenly over a year; twenty of them are the customer's. */
export async function fill(url: string, rows: number, customerId: string): Promise<void> {
  const client = await connectOnce(url)
  const run = (text: string, values?: unknown[]) => client.query(text, values)
  await run('truncate enquiries, new_enquiries cascade')
  await run('alter table enquiries disable trigger user')
  await run(
    `insert into enquiries (name, phone, email, date_of_plan, subject, message, status, user_id, created_at)
     select 'Name ' || n, '+91 98400 ' || lpad((n % 100000)::text, 5, '0'), 'p' || n || '@mail.example', '2027-01-15', 'enquiry',
       'Two rooms with a view of the sea, please, for guest ' || n,
       (array['pending','in_progress','resolved','closed'])[1 + n % 4]::enquiry_status,
       case when n % greatest($1::integer / 20, 1) = 0 then $2::uuid end,
       now() - interval '1 minute' - (n::float / $1::integer) * interval '365 days'
     from generate_series(1, $1::integer) n`,
    [rows, customerId],
  )
  await run('alter table enquiries enable trigger user')
  await run('select recount_enquiries()')
  await run('vacuum analyze enquiries')
  await run('checkpoint')
  await client.end()
}
