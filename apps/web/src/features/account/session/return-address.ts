import type { AnyRouter } from '@tanstack/react-router'
import type { Session } from '../../../shell/session/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In the history state, not in the sign-in's URL, where a foreign link could set it. */
    returnTo?: ReturnTo | undefined
  }
  interface StaticDataRouteOption {
    /** Whether the page is for people who have signed in. @default false */
    needsSession?: boolean
  }
}

export interface ReturnTo {
  address: string
  /** The user whose session ended there; other users are not redirected to it. */
  userId: string | null
}

const DASHBOARD = '/dashboard'
const SOME_SITE = 'https://site.invalid'

/** Whether the address is a page of this site that needs a session. */
export function needsSession(router: AnyRouter, address: string): boolean {
  // As a browser writes it: any other spelling may lead to another site.
  const url = URL.canParse(address, SOME_SITE) ? new URL(address, SOME_SITE) : undefined
  if (url?.href !== SOME_SITE + address) return false
  const [routes] = router.getMatchedRoutes(url.pathname)
  return routes.some(({ options }) => options.staticData?.needsSession)
}

/** The page to return to after sign-in; undefined after a deliberate sign-out. */
export function returnToOf(session: Session, address: string): ReturnTo | undefined {
  const ended = session.status === 'anonymous' ? session.ended : undefined
  return ended && ended.how !== 'refused' ? undefined : { address, userId: ended?.userId ?? null }
}

/** Where to go once `userId` is signed in: back to a page of this site that needed it, or to the dashboard. */
export function addressAfterSignIn(
  router: AnyRouter,
  returnTo: ReturnTo | undefined,
  userId: string,
): string {
  if (!returnTo || !needsSession(router, returnTo.address)) return DASHBOARD
  return (returnTo.userId ?? userId) === userId ? returnTo.address : DASHBOARD
}
