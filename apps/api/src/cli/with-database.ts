import { openDatabase } from '../db/connection/open.ts'
import type { Database } from '../db/database.ts'
import { type Config, readConfig, StartError } from '../settings/config.ts'

/** Runs one command with the service's settings and reports a failure in one line. */
export async function withConfig(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    // Commands sign no tokens, so any JWT_SECRET will do if the embedded database has no secret of its own.
    // ADMIN_PASSWORD may be set without ADMIN_EMAIL.
    const config = readConfig({
      ...process.env,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
      ...(process.env.DATABASE_URL && {
        JWT_SECRET: process.env.JWT_SECRET || 'commands need no secret at all .',
      }),
    })
    await work(config)
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof StartError ? error.message : error)
  }
}

/** Opens the configured database for one command. */
export const withDatabase = (
  work: (db: Database, config: Config, secret: string) => Promise<void>,
): Promise<void> =>
  withConfig(async (config) => {
    const { database, secret } = await openDatabase(config, { deadlines: false })
    try {
      await work(database, config, secret)
    } finally {
      await database.close()
    }
  })
