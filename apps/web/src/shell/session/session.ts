import { useSyncExternalStore } from 'react'
import {
  dropSession,
  keepSession,
  noteLeaver,
  onOtherTab,
  readLeaver,
  readToken,
  readUser,
  type StoredUser,
} from './session-storage.ts'
import { adoptVisitorWords, dropAllTyped } from './typed-words.ts'

/** `phone` is missing until the service answers: the browser does not store it. */
export interface SessionUser extends StoredUser {
  phone?: string
  /** Whether the desk is locked until a second factor is set up. */
  secondFactorDue?: boolean | undefined
}

/** How the last session ended (`refused` by the service, `left` on purpose, or `erased` with the account), and whose it was. */
export interface EndedSession {
  how: 'refused' | 'left' | 'erased'
  userId: string | null
}

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null; ended?: EndedSession }
  | { status: 'signed-in'; user: SessionUser }

type FetchUser = (token: string) => Promise<SessionUser | null>

const loading: Session = { status: 'loading', user: null }

let session: Session = loading
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, () => loading)
}

export function currentSession(): Session {
  return session
}

/** Calls the listener after each change. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signing in or registering succeeded. */
export function beginSession(token: string, user: SessionUser): void {
  keepSession(token, user)
  adoptVisitorWords(user._id)
  become({ status: 'signed-in', user })
}

/** The user's own details changed. A late answer about the person before does nothing. */
export function renewUser(user: SessionUser): void {
  const token = readToken()
  if (token && readUser()?._id === user._id) beginSession(token, user)
}

const leaving = new Set<() => Promise<unknown>>()

/** Runs before a sign-out, with the session still valid. Returns a function that removes it. */
export function beforeLeaving(send: () => Promise<unknown>): () => void {
  leaving.add(send)
  return () => leaving.delete(send)
}

/** Sends what is still to be sent before a sign-out discards it. */
export const sendLast = (): Promise<unknown> => Promise.allSettled([...leaving].map((send) => send()))

/** A deliberate sign-out discards all drafts, in every tab. */
export function leaveSession(how: 'left' | 'erased' = 'left'): void {
  const userId = session.user?._id ?? readUser()?._id ?? null
  if (userId) {
    dropAllTyped(userId)
    noteLeaver(userId)
  }
  dropSession()
  become({ status: 'anonymous', user: null, ended: { how, userId } })
}

/** Ends the session only if the refused token is still current; a late answer after it has ended does nothing. */
export function endRefusedSession(refusedToken: string | null): void {
  if (refusedToken !== readToken() || session.status === 'anonymous') return
  const userId = readUser()?._id ?? null
  dropSession()
  become({ status: 'anonymous', user: null, ended: { how: 'refused', userId } })
}

/** `fetchUser` returns the user, or null if the service refuses the token; it throws if the service is unreachable. */
export async function startSession(fetchUser: FetchUser): Promise<void> {
  onOtherTab(() => followOtherTab(fetchUser))
  const leaver = readLeaver()
  if (leaver) dropAllTyped(leaver)
  if (readToken()) await confirmSession(fetchUser)
  else become({ status: 'anonymous', user: null })
}

function followOtherTab(fetchUser: FetchUser): void {
  const [before, leaver] = [session.user?._id ?? null, readLeaver()]
  if (leaver) dropAllTyped(leaver)
  const user = readToken() ? readUser() : null
  if (user) {
    become({ status: 'signed-in', user: user._id === before ? { ...session.user, ...user } : user })
    void confirmSession(fetchUser)
  } else if (before) {
    const how = leaver === before ? 'left' : 'refused'
    become({ status: 'anonymous', user: null, ended: { how, userId: before } })
  } else if (session.status === 'loading') become({ status: 'anonymous', user: null })
}

let confirming: string | null = null

async function confirmSession(fetchUser: FetchUser): Promise<void> {
  const token = readToken()
  // Each change in another tab asks for a confirmation: one at a time is enough.
  if (!token || confirming === token) return
  confirming = token
  await retryUntilConfirmed(token, fetchUser)
  if (confirming === token) confirming = null
}

async function retryUntilConfirmed(token: string, fetchUser: FetchUser): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const user = await fetchUser(token)
      // A sign-in or sign-out in the meantime has already updated the session.
      if (token !== readToken()) return
      if (user) beginSession(token, user)
      else endRefusedSession(token)
      return
    } catch {
      // Keep the session: a failed request is not a refusal. Retry with exponential backoff.
      const kept = readUser()
      if (kept && session.status === 'loading') become({ status: 'signed-in', user: kept })
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30_000)))
      if (token !== readToken()) return
    }
  }
}
