import { ApiError, createApiClient } from '@susegad/api-client/client'
import type { StoredUser } from './session-storage.ts'

// 'Come back later' says nothing about the token: it must not sign anybody out.
const noAnswer = ['network', 'unavailable', 'rate']

/** The user behind a token: null when the service refuses, an error when there is no answer to the question. */
export async function fetchSessionUser(token: string): Promise<StoredUser | null> {
  try {
    const { user } = await createApiClient({ getToken: () => token }).users.profile()
    return user
  } catch (error) {
    if (error instanceof ApiError && !noAnswer.includes(error.kind)) return null
    throw error
  }
}
