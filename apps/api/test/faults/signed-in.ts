import { createApiClient } from '@susegad/api-client/client'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '../fresh-database.ts'
import { killAll, type Running } from '../run-service.ts'
import { SECRET } from '../service.ts'

/** Environment of a service that starts with this owner. */
export const admin = { ADMIN_EMAIL: 'boss@goa.example', ADMIN_PASSWORD: 'a long password' }

/** A Postgres database for one test, and the environment of services on it, which are killed after the test. */
export async function ownDatabase() {
  const { database, url = '', drop } = await freshDatabase()
  onTestFinished(async () => {
    await killAll()
    await drop()
  })
  return { db: database, url, env: { DATABASE_URL: url, JWT_SECRET: SECRET, LOG_LEVEL: 'error', ...admin } }
}

/** A client that the owner is signed in with. */
export async function signedIn({ url: baseUrl }: Pick<Running, 'url'>) {
  const session = await createApiClient({ baseUrl }).users.login({
    emailOrUsername: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  if ('ticket' in session) throw new Error('A second step was asked')
  return createApiClient({ baseUrl, token: session.token })
}
