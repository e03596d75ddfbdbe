import { useSyncExternalStore } from 'react'
import {
  dropSession,
  keepSession,
  onOtherTab,
  readToken,
  readUser,
  type StoredUser,
} from './session-storage.ts'

export type Session =
  | { status: 'loading'; user: null }
  /** `refused` tells a session that the service ended from one that was never there or was left on purpose. */
  | { status: 'anonymous'; user: null; refused: boolean }
  | { status: 'signed-in'; user: StoredUser }

const loading: Session = { status: 'loading', user: null }
const anonymous: Session = { status: 'anonymous', user: null, refused: false }
const refused: Session = { status: 'anonymous', user: null, refused: true }

let session: Session = loading
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => loading)
}

export function currentSession(): Session {
  return session
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signing in or registering succeeded. */
export function beginSession(token: string, user: StoredUser): void {
  keepSession(token, user)
  become({ status: 'signed-in', user })
}

/** The user changed their own details. */
export function renewUser(user: StoredUser): void {
  const token = readToken()
  if (token) beginSession(token, user)
}

export function endSession(): void {
  dropSession()
  become(anonymous)
}

/** Ends the session only if it still is the one the service refused; a late answer to an old token does nothing. */
export function endRefusedSession(refusedToken: string | null): void {
  if (refusedToken !== readToken()) return
  dropSession()
  become(refused)
}

/** `fetchUser` answers the user, null when the service refuses the token, and throws when it can't be reached. */
export async function startSession(fetchUser: (token: string) => Promise<StoredUser | null>): Promise<void> {
  onOtherTab(() => {
    const user = readToken() ? readUser() : null
    become(user ? { status: 'signed-in', user } : anonymous)
  })
  const token = readToken()
  if (!token) return become(anonymous)
  for (let attempt = 0; ; attempt++) {
    try {
      const user = await fetchUser(token)
      // Whoever signed in or out meanwhile has already said so.
      if (token !== readToken()) return
      if (user) beginSession(token, user)
      else endRefusedSession(token)
      return
    } catch {
      // No answer is no refusal: keep the session and ask again, more and more patiently.
      const kept = readUser()
      if (kept && session.status === 'loading') become({ status: 'signed-in', user: kept })
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30_000)))
      if (token !== readToken()) return
    }
  }
}
