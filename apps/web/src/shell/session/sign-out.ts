import { leaveSession, sendLast } from './session.ts'
import { readToken } from './session-storage.ts'

/** Ends the session locally at once, and notifies the service in the background. */
export function signOut(): void {
  const token = readToken()
  const sent = sendLast()
  leaveSession()
  if (!token) return
  void Promise.all([import('@susegad/api-client/client'), sent])
    .then(([{ createApiClient }]) =>
      createApiClient({ getToken: () => token, retries: 0 }).users.endSession(),
    )
    // The token is gone from this browser either way, and expires by itself.
    .catch(() => {})
}
