import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../test/run-service.ts'
import { openPostgres } from '../db/connection/postgres.ts'
import { connectOnce } from '../db/connection/postgres-connection.ts'
import { migratePostgres } from '../db/migrate.ts'

// pg_dump refuses servers newer than itself, so the test takes a server of the same package.
const packages = '/usr/lib/postgresql'
const bin = (existsSync(packages) ? readdirSync(packages) : [])
  .filter((version) => Number(version) >= 15)
  .map((version) => join(packages, version, 'bin'))
  .find((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  )
if (bin === undefined)
  console.log(`pg_dump and pg_restore are not tested: no Postgres 15 or newer in ${packages}.`)

/** Postgres doesn't run as root. */
const owner =
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'])),
        gid: Number(execFileSync('id', ['-g', 'postgres'])),
      }
    : undefined

/** The server of the package, and its programs. */
async function startPackaged(folder: string) {
  const data = mkdtempSync(join(tmpdir(), 'susegad-packaged-'))
  if (owner) chownSync(data, owner.uid, owner.gid)
  const run = (name: string, args: string[]) =>
    execFileSync(join(folder, name), args, { ...owner, cwd: data, stdio: 'pipe' })
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'])
  const port = String(await freePort())
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', data, '-F'],
    {
      ...owner,
      cwd: data,
      stdio: 'ignore',
    },
  )
  onTestFinished(async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    rmSync(data, { recursive: true, force: true })
  })
  const url = `postgres://postgres@127.0.0.1:${port}`
  for (;;) {
    const client = await connectOnce(`${url}/postgres`).catch(() => undefined)
    if (client) {
      await client.query('create database here')
      await client.query('create database there')
      await client.end()
      return { url, data, run }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it.skipIf(bin === undefined)(
  'pg_dump and pg_restore bring everything back, and the counters go on',
  { timeout: 60_000 },
  async () => {
    const { url, data, run } = await startPackaged(bin ?? '')
    const here = await connectOnce(`${url}/here`)
    await migratePostgres(here)
    await here.query(`
      insert into enquiries (name, phone, email, subject, message, created_at)
      select 'n', 'p', 'e', 's', n::text, now() - n * interval '7 hours' from generate_series(1, 50) n;
      select seal_enquiries();
      insert into enquiries (name, phone, email, subject, message) values ('New', 'p', 'e', 's', 'm');
      update enquiries set deleted_at = now() where message = '7'`)
    await here.end()
    run('pg_dump', ['--format=custom', `--file=${join(data, 'dump')}`, `${url}/here`])
    run('pg_restore', ['--exit-on-error', `--dbname=${url}/there`, join(data, 'dump')])

    const there = await connectOnce(`${url}/there`)
    expect(await migratePostgres(there)).toBe(0)
    await there.end()
    const db = openPostgres(`${url}/there`, 2)
    onTestFinished(() => db.close())
    const total = async () =>
      (await db.query<{ total: number }>('select total from enquiry_page_start(null, null, null, 0)'))[0]
        ?.total
    expect(await total()).toBe(50)
    await db.query(
      `insert into enquiries (name, phone, email, subject, message) values ('n', 'p', 'e', 's', 'm')`,
    )
    await db.query(`update enquiries set deleted_at = now() where message in ('8', '9')`)
    await db.query('select seal_enquiries()')
    expect(await total()).toBe(49)
  },
)
