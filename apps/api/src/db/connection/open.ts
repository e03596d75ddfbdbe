import { join } from 'node:path'
import { type Config, StartError } from '../../settings/config.ts'
import type { Database } from '../database.ts'
import { migratePglite, migratePostgres } from '../migrate.ts'
import { dataDirSecret, prepareDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { openPglite, overPglite } from './pglite.ts'
import { refuseTransactionPooler } from './pooler.ts'
import { openPostgres } from './postgres.ts'
import { cantConnect, connectOnce } from './postgres-connection.ts'

export interface OpenedDatabase {
  database: Database
  secret: string
}

async function openServer(url: string, pool: number, deadlines: boolean): Promise<Database> {
  const setup = await connectOnce(url).catch((error: unknown) => {
    throw cantConnect(url, error)
  })
  try {
    await refuseTransactionPooler(setup, url)
    await migratePostgres(setup)
  } finally {
    await setup.end()
  }
  return openPostgres(url, pool, deadlines)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  prepareDataDir(dataDir)
  const unlock = lockDataDir(dataDir)
  const folder = join(dataDir, 'database')
  try {
    const pglite = await openPglite(folder).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(
        `The embedded database in ${folder} can't be opened (${reason}). Restore a backup of it, or set another DATA_DIR to start from scratch.`,
      )
    })
    await migratePglite(pglite)
    const database = overPglite(pglite)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens and migrates the configured database, and finds its signing secret. */
export async function openDatabase(config: Config, { deadlines = true } = {}): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    const database = await openServer(config.databaseUrl, config.databasePool, deadlines)
    return { database, secret: config.jwtSecret ?? '' }
  }
  const database = await openEmbedded(config.dataDir)
  return { database, secret: config.jwtSecret ?? dataDirSecret(config.dataDir) }
}
