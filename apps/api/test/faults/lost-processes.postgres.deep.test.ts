import { Agent, get, type IncomingMessage } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openPostgres } from '../../src/db/connection/postgres.ts'
import { connectOnce } from '../../src/db/connection/postgres-connection.ts'
import type { Database } from '../../src/db/database.ts'
import { migratePostgres } from '../../src/db/migrate.ts'
import { finishRelease } from '../../src/studio/releases/finish-release.ts'
import { readRows } from '../../src/studio/releases/release-store.ts'
import { cuttableProxy } from '../cuttable-proxy.ts'
import { clients, faultsOf, takeMarkers } from '../deployed/ledger.ts'
import { freePort, runService, spawnService } from '../run-service.ts'
import { enquiry, SECRET, testConfig } from '../service.ts'
import { ownDatabase } from './signed-in.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

function open(url: string, connections: number): Database {
  const database = openPostgres(url, connections)
  onTestFinished(() => database.close())
  return database
}

async function proxyTo(url: string, delay?: number) {
  const proxy = await cuttableProxy(url, delay)
  onTestFinished(proxy.close)
  return proxy
}

/** A service in this process, and what an enquiry to it answers. */
async function serviceOn(database: Database) {
  const app = await buildApp({ config: testConfig(), database, secret: SECRET })
  onTestFinished(() => app.close())
  const post = () => app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry() })
  return { app, post, status: async () => (await post()).statusCode }
}

describe('a database that goes away', { timeout: 120_000 }, () => {
  it('is answered with 503, never 401 or 500, and its return needs no restart', async () => {
    const proxy = await proxyTo((await ownDatabase()).url)
    const { app, post } = await serviceOn(open(proxy.url, 4))
    const { token } = app.signToken({ id: NOBODY, tokenVersion: 0 }, NOBODY)
    const profile = () =>
      app.inject({ url: '/api/users/profile', headers: { authorization: `Bearer ${token}` } })
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode

    expect((await post()).statusCode).toBe(201)
    proxy.cut()
    for (const answer of await Promise.all([post(), post(), profile(), profile()])) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toEqual({ message: 'The service is busy. Try again in a moment.' })
    }
    expect(await ready()).toBe(503)
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    proxy.mend()
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    expect((await post()).statusCode).toBe(201)
    expect((await profile()).statusCode).toBe(401)

    proxy.hold()
    const held = await Promise.all(Array.from({ length: 12 }, post))
    expect(new Set(held.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    proxy.mend()
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    expect((await post()).statusCode).toBe(201)
  })

  it('does not cancel other queries, and never runs a query later that it refused', async () => {
    const database = open((await ownDatabase()).url, 1)
    const ask = (n: number, seconds: number) =>
      database.query(`select ${n} as n, pg_sleep(${seconds})::text as slept`)
    // A connection that is open takes the next queries while one still runs.
    await ask(0, 0)
    // Longer than the wait for a connection; two statements, since one alone would reach the statement timeout.
    const slow = database.transaction(async (tx) => {
      await tx.query('select pg_sleep(3)')
      return tx.query('select 1 as n, pg_sleep(3)::text as slept')
    })
    const behind = database.query(`insert into outbox (recipient, subject, body) values ('r', 's', 'b')`)
    await expect(behind).rejects.toMatchObject({ name: 'DatabaseAway' })
    const later = await Promise.all([slow, ask(3, 0.3), ask(4, 0)])
    expect(later.flat()).toMatchObject([{ n: 1 }, { n: 3 }, { n: 4 }])
    expect(await database.query('select from outbox')).toEqual([])
  })

  it('fails a transaction on a hung connection, and opens a new one', async () => {
    const proxy = await proxyTo((await ownDatabase()).url)
    const database = open(proxy.url, 1)
    const hung = database.transaction(async (tx) => {
      await tx.query('select 1')
      proxy.strand()
      await tx.query('select 2')
    })
    await expect(hung).rejects.toMatchObject({ name: 'DatabaseAway' })
    expect(await database.query('select 3 as n')).toEqual([{ n: 3 }])
  })

  it('cuts off a transaction that takes longer than ten seconds, and asks over a new connection', async () => {
    const database = open((await ownDatabase()).url, 1)
    const slow = database.transaction(async (tx) => {
      for (let n = 0; n < 3; n++) await tx.query('select pg_sleep(4)')
    })
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseAway' })
    expect(await database.query('select 3 as n')).toEqual([{ n: 3 }])
  })

  it('stores a release of thousands of records within the transaction timeout in spite of latency', async () => {
    const proxy = await proxyTo((await ownDatabase()).url, 3)
    const database = open(proxy.url, 1)
    const before = '00000000-0000-4000-8000-000000000001'
    const id = '00000000-0000-4000-8000-000000000002'
    await database.query(
      `insert into content_releases (id, number, state, note, worker, until) values
         ($1::uuid, 1, 'published', '', null, null), ($2::uuid, null, 'publishing', '', 'this', now() + interval '1 day')`,
      [before, id],
    )
    for (const release of [before, id])
      await database.query(
        `insert into content_records (release_id, kind, slug, data, base, revision)
         select $1::uuid, 'page', 'own-' || n, '{"title":"' || $1 || '"}', $2::uuid, n from generate_series(1, 5000) n`,
        [release, release === id ? before : null],
      )
    await database.query(
      `insert into content_drafts (kind, slug, data, base, revision)
       select kind, slug, case when revision > 2500 then '{"title":"Later"}' else data end, base,
         revision + case when revision > 2500 then 1 else 0 end
       from content_records where release_id = $1::uuid`,
      [id],
    )
    const rows = (await readRows(database, id)).map(({ before: _, ...row }) => row)
    expect(await finishRelease(database, 'this', id, { rows })).toBe(true)
    const drafts = await database.query<{ base: string; n: number }>(
      'select base, count(*)::integer as n from content_drafts group by base',
    )
    expect(drafts).toEqual([{ base: id, n: 2500 }])
    const [ends] = await database.query(
      `select count(*)::integer as n from content_records r join content_releases c on c.id = r.release_id
       where c.ends = $1::uuid and r.base = c.ends and r.data like '%' || $2 || '%'`,
      [id, before],
    )
    expect(ends).toEqual({ n: 5000 })
  })

  it('is used on a new connection once it accepts writes again', async () => {
    const { url, db: owner } = await ownDatabase()
    const name = new URL(url).pathname.slice(1)
    await owner.query(`alter database ${name} set default_transaction_read_only = on`)
    const { status } = await serviceOn(open(url, 1))
    expect(await status()).toBe(503)
    await owner.query(`alter database ${name} set default_transaction_read_only = off`)
    expect(await status()).toBe(201)
  })

  it('ends the connection of a transaction: each of its statements fails, and nothing else', async () => {
    const { db: database } = await ownDatabase()
    const failures: unknown[] = []
    const work = database.transaction(async (tx) => {
      for (const statement of ['select pg_terminate_backend(pg_backend_pid())', 'select 1', 'select 1'])
        await tx.query(statement).catch((error: unknown) => failures.push(error))
    })
    await expect(work).rejects.toThrow()
    expect(failures).toHaveLength(3)
    expect(await database.query('select 2 as n')).toEqual([{ n: 2 }])
  })

  it('ends connections: at most the calls in progress fail', async () => {
    const { db } = await ownDatabase()
    const { status } = await serviceOn(db)
    await Promise.all(Array.from({ length: 20 }, status))
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const after = await Promise.all(Array.from({ length: 20 }, status))
    expect(after.filter((answered) => answered !== 201 && answered !== 503)).toEqual([])
    await expect.poll(status, { timeout: 20_000 }).toBe(201)
  })
})

describe('a process that is told to stop', { timeout: 120_000 }, () => {
  it('still answers, says that it is no longer ready, and keeps no connection', async () => {
    const { env } = await ownDatabase()
    const { url: address, child, ended } = await runService(env)
    const ready = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        // A separate keep-alive connection each time.
        const agent = new Agent({ keepAlive: true })
        get(`${address}/readyz`, { agent }, (answer) => {
          answer.resume().once('end', () => {
            agent.destroy()
            resolve(answer)
          })
        }).once('error', reject)
      })
    expect(await ready()).toMatchObject({ statusCode: 200, headers: { connection: 'keep-alive' } })
    child.kill('SIGTERM')
    while ((await ready()).statusCode === 200);
    expect(await ready()).toMatchObject({ statusCode: 503, headers: { connection: 'close' } })
    expect(await ended).toBe(0)
  })
})

describe('several processes on one database', { timeout: 120_000 }, () => {
  it('migrate once, however many start', async () => {
    const { url } = await ownDatabase()
    const wipe = await connectOnce(url)
    await wipe.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    const starters = await Promise.all(Array.from({ length: 5 }, () => connectOnce(url)))
    const applied = await Promise.all(starters.map((client) => migratePostgres(client)))
    expect(applied.filter((count) => count > 0)).toHaveLength(1)
    const { rows } = await wipe.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    await Promise.all([wipe, ...starters].map((client) => client.end()))
  })

  it('lose and double nothing when one of them is killed', async () => {
    const { env, url } = await ownDatabase()
    const both = await Promise.all([runService(env), runService(env)])
    const [first, second] = both
    const ledger = clients(() => both.map((one) => one.url), 6)
    const grown = async () => {
      const enough = ledger.acknowledged.size + 60
      await expect
        .poll(() => ledger.acknowledged.size, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(enough)
    }
    await grown()
    first.child.kill('SIGKILL')
    await first.ended
    await grown()
    await ledger.stop()
    expect(faultsOf(ledger, await takeMarkers(url))).toEqual({ missing: 0, doubled: 0 })
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})

describe('a start', { timeout: 120_000 }, () => {
  it('opens no port before the administrator is there', async () => {
    const { db: database, url, env } = await ownDatabase()
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const isWaiting = async () =>
      (
        await database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length
    // On a connection without deadlines: how long a start takes depends on the machine.
    const holder = await connectOnce(url)
    await holder.query('begin; lock table users in access exclusive mode')
    spawnService({ ...env, PORT: String(port) })
    await expect.poll(isWaiting, { timeout: 60_000, interval: 50 }).toBe(1)
    await expect(fetch(address)).rejects.toThrow('fetch failed')
    await holder.query('commit')
    await holder.end()
    const ready = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    expect(await database.query('select role from users')).toEqual([{ role: 'admin' }])
  })
})
