import { createApiClient } from '@susegad/api-client/client'
import type { Running } from '../run-service.ts'

/** Environment of a service that starts with this owner. */
export const admin = { ADMIN_EMAIL: 'boss@goa.example', ADMIN_PASSWORD: 'a long password' }

/** A client that the owner is signed in with. */
export async function signedIn({ url: baseUrl }: Pick<Running, 'url'>) {
  const session = await createApiClient({ baseUrl }).users.login({
    emailOrUsername: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  })
  if ('ticket' in session) throw new Error('A second step was asked')
  return createApiClient({ baseUrl, token: session.token })
}
