import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../postgres.ts'
import { freePort, runService, spawnService } from '../run-service.ts'
import { enquiry, SECRET } from '../service.ts'
import { pgbouncerBinary } from './installed.ts'

const binary = pgbouncerBinary()
const folder = mkdtempSync(join(tmpdir(), 'susegad-pooler-'))
const poolers: ChildProcess[] = []
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  for (const pooler of poolers) pooler.kill('SIGTERM')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts PgBouncer and returns the address of the database behind it. */
async function pooled(mode: 'session' | 'transaction', settings = ''): Promise<string> {
  const port = await freePort()
  const file = join(folder, `${port}.ini`)
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${new URL(postgres.url).port} user=postgres password=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${settings}
`,
  )
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  poolers.push(spawn(binary ?? '', [...user, file], { stdio: 'ignore' }))
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() && true))
    socket.once('error', () => resolve(false))
  })

const env = (url: string) => ({ DATABASE_URL: url, JWT_SECRET: SECRET, PORT: '0' })
const lenient =
  'ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout'

describe.skipIf(!binary)('PgBouncer before the database', () => {
  it.each(['', lenient])('is refused with the reason in transaction mode %s', async (settings) => {
    const { ended, output } = spawnService(env(await pooled('transaction', settings)))
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^Can't start: DATABASE_URL .* Postgres itself/)
    expect(output()).toContain('DATABASE_POOL')
  })

  it('works in session mode', async () => {
    const { url, child, ended } = await runService({
      ...env(await pooled('session', lenient)),
      PORT: String(await freePort()),
    })
    const sent = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry()),
    })
    expect(sent.status).toBe(201)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
