import { createContext, use } from 'react'
import type { StoredUser } from '../../../shell/session/session-storage.ts'

export const User = createContext<StoredUser | null>(null)

/** The signed-in user of a page of the workspace. */
export function useUser(): StoredUser {
  const user = use(User)
  if (!user) throw new Error('Only the pages of the workspace have a user.')
  return user
}
