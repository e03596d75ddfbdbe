import { createApiClient } from '@susegad/api-client/client'
import { endRefusedSession } from './session.ts'
import { readToken } from './session-storage.ts'

/**
 * The API client of signed-in pages; loaded only while signed in or signing in. A refused token ends the session, and
 * pages that need one redirect to the sign-in.
 */
export const service = createApiClient({ getToken: readToken, onUnauthorized: endRefusedSession })
