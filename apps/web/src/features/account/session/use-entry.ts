import type { AuthResult } from '@susegad/api-client/contract'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beginSession, useSession } from '../../../shell/session/session.ts'
import { addressAfterSignIn, needsSession } from './return-address.ts'

let timeToRead = 0

/** Begins the session; the next page opens after `pause` ms, time to read the message. */
export function enter({ token, user }: AuthResult, pause: number): void {
  timeToRead = pause
  beginSession(token, user)
}

/** Redirects signed-in users to the page they wanted: at once, or after the pause if they signed in here. */
export function useEntry(): void {
  const userId = useSession().user?._id
  const returnTo = useLocation({ select: ({ state }) => state.returnTo })
  const router = useRouter()
  // The address changes before the next page is rendered, so it may be the next page's already.
  const isHere = useLocation({ select: ({ pathname }) => !needsSession(router, pathname) })

  useEffect(() => {
    if (!userId || !isHere) return
    const address = addressAfterSignIn(router, returnTo, userId)
    void router.preloadRoute({ to: new URL(address, location.origin).pathname })
    const timer = setTimeout(() => {
      timeToRead = 0
      router.history.replace(address)
    }, timeToRead)
    return () => clearTimeout(timer)
  }, [userId, returnTo, isHere, router])
}
