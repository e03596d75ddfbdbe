import type { AuthResult } from '@susegad/api-client/contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { beginSession, useSession } from '../../shell/session/session.ts'

let timeToRead = 0

/** Begins the session; the dashboard opens once there was time to read the message. */
export function enter({ token, user }: AuthResult, pause: number): void {
  timeToRead = pause
  beginSession(token, user)
}

/** Leads whoever is signed in to the dashboard: at once, unless they have just come in here. */
export function useEntry(): void {
  const signedIn = useSession().status === 'signed-in'
  const navigate = useNavigate()
  const router = useRouter()

  useEffect(() => {
    if (!signedIn) return
    void router.preloadRoute({ to: '/dashboard' })
    const timer = setTimeout(() => {
      timeToRead = 0
      void navigate({ to: '/dashboard', replace: true })
    }, timeToRead)
    return () => clearTimeout(timer)
  }, [signedIn, navigate, router])
}
