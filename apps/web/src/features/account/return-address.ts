import type { Session } from '../../shell/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kept beside the sign-in's address rather than in it, where a stranger's link could set it. */
    returnTo?: ReturnTo | undefined
  }
}

export interface ReturnTo {
  address: string
  /** Whose session ended there; nobody else is led to it. */
  userId: string | null
}

const DASHBOARD = '/dashboard'

/** Whether this is the address of a page of ours that only signed-in people see. */
export const needsSession = (address: string): boolean => /^\/(dashboard|profile)(?=[/?#]|$)/.test(address)

/** What to remember of the page at `address` while somebody signs in; nothing once they have left on purpose. */
export function returnToOf(session: Session, address: string): ReturnTo | undefined {
  const ended = session.status === 'anonymous' ? session.ended : undefined
  return ended?.how === 'left' ? undefined : { address, userId: ended?.userId ?? null }
}

/** Where to go once `userId` is signed in: back to a page of this site that needed it, or to the dashboard. */
export function addressAfterSignIn(returnTo: ReturnTo | undefined, userId: string): string {
  if (!returnTo || !needsSession(returnTo.address)) return DASHBOARD
  return (returnTo.userId ?? userId) === userId ? returnTo.address : DASHBOARD
}
