import fp from 'fastify-plugin'
import type { Database } from '../db/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
  }
}

export const databasePlugin = fp<{ database: Database }>(
  async (app, { database }) => {
    app.decorate('db', database)
  },
  { name: 'database' },
)
