import { ApiError, createApiClient } from '@susegad/api-client/client'
import type { SessionUser } from './session.ts'

// 'Come back later' says nothing about the token: it must not sign anybody out.
const noAnswer = ['network', 'unavailable', 'rate']

/** The user behind a token: null when the service refuses, an error when there is no answer to the question. */
export async function fetchSessionUser(token: string): Promise<SessionUser | null> {
  try {
    const { user } = await createApiClient({ getToken: () => token }).users.profile()
    return user
  } catch (error) {
    // A 200 that the client refuses is not from the service, but from a captive portal, say.
    const answered = error instanceof ApiError && error.status >= 400
    if (answered && !noAnswer.includes(error.kind)) return null
    throw error
  }
}
