import { createApiClient } from '@susegad/api-client/client'
import { endRefusedSession } from './session.ts'
import { readToken } from './session-storage.ts'

/**
 * The one client of the service; loaded only by those who are signed in or about to be. A refused token ends
 * the session, and every page that needs one then leads to the sign-in.
 */
export const service = createApiClient({ getToken: readToken, onUnauthorized: endRefusedSession })
