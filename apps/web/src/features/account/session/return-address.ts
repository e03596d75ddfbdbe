import type { Session } from '../../../shell/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In the history state, not in the sign-in's URL, where a foreign link could set it. */
    returnTo?: ReturnTo | undefined
  }
}

export interface ReturnTo {
  address: string
  /** The user whose session ended there; other users are not redirected to it. */
  userId: string | null
}

const DASHBOARD = '/dashboard'

/** Whether the address is a page of this site that needs a session. */
export const needsSession = (address: string): boolean => /^\/(dashboard|profile)(?=[/?#]|$)/.test(address)

/** The page to return to after sign-in; undefined after a deliberate sign-out. */
export function returnToOf(session: Session, address: string): ReturnTo | undefined {
  const ended = session.status === 'anonymous' ? session.ended : undefined
  return ended && ended.how !== 'refused' ? undefined : { address, userId: ended?.userId ?? null }
}

/** Where to go once `userId` is signed in: back to a page of this site that needed it, or to the dashboard. */
export function addressAfterSignIn(returnTo: ReturnTo | undefined, userId: string): string {
  if (!returnTo || !needsSession(returnTo.address)) return DASHBOARD
  return (returnTo.userId ?? userId) === userId ? returnTo.address : DASHBOARD
}
