import { type Config, readConfig, StartError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'

/** Opens the configured database for one command and reports a failure in one line. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<void>): Promise<void> {
  try {
    // Commands sign no tokens, so any secret will do.
    const config = readConfig({
      ...process.env,
      JWT_SECRET: process.env.JWT_SECRET ?? 'commands need no secret at all .',
    })
    const { database } = await openDatabase(config, { deadlines: false })
    try {
      await work(database, config)
    } finally {
      await database.close()
    }
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof StartError ? error.message : error)
  }
}
