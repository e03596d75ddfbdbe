import { randomBytes } from 'node:crypto'
import { overPglite } from '../src/db/connection/pglite.ts'
import { openPostgres } from '../src/db/connection/postgres.ts'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { migratePglite, migratePostgres } from '../src/db/migrate.ts'
import type { Migration } from '../src/db/migrations.ts'
import { loadEmptyPglite, onPostgres } from './fresh-database.ts'

/** A database without tables. */
export async function emptyDatabase() {
  if (!onPostgres) {
    const pglite = await loadEmptyPglite()
    return {
      database: overPglite(pglite),
      url: undefined,
      migrate: (migrations?: Migration[]) => migratePglite(pglite, migrations),
      run: (text: string): Promise<unknown> => pglite.exec(text),
      drop: () => pglite.close(),
    }
  }
  const { inject } = await import('vitest')
  const server = inject('postgresUrl')
  const admin = await connectOnce(`${server}/postgres`)
  const name = `e_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name}`)
  const url = `${server}/${name}`
  const client = await connectOnce(url)
  const database = openPostgres(url, 2)
  return {
    database,
    url,
    migrate: (migrations?: Migration[]) => migratePostgres(client, migrations),
    run: (text: string): Promise<unknown> => client.query(text),
    drop: async () => {
      await client.end()
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
