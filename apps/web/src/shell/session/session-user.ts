import { ApiError, createApiClient } from '@susegad/api-client/client'
import type { SessionUser } from './session.ts'

// Errors that say nothing about the token: they must not end the session.
const noAnswer = ['network', 'unavailable', 'rate']

/** The user of a token: null if the service refuses it; throws if the service did not answer. */
export async function fetchSessionUser(token: string): Promise<SessionUser | null> {
  try {
    const { user } = await createApiClient({ getToken: () => token }).users.profile()
    return user
  } catch (error) {
    // A 200 that the client rejects is not from the service, but from a captive portal, say.
    const answered = error instanceof ApiError && error.status >= 400
    if (answered && !noAnswer.includes(error.kind)) return null
    throw error
  }
}
