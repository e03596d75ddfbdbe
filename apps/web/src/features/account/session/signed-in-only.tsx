import { Spinner } from '@susegad/ui/spinner'
import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Session, useSession } from '../../../shell/session/session.ts'
import type { StoredUser } from '../../../shell/session/session-storage.ts'
import { queryClientOf } from '../../../signed-in/query-client.ts'
import { needsSession, returnToOf } from './return-address.ts'
import { User } from './use-user.ts'
import './signed-in-only.css'

interface SignedInOnlyProps {
  children: (user: StoredUser) => ReactNode
}

/** Waits until the session is known; redirects visitors to the sign-in. */
export function SignedInOnly({ children }: SignedInOnlyProps) {
  const session = useSession()
  if (session.status === 'signed-in') {
    const { user } = session
    return (
      // Another person can sign in within another tab: nothing of the one before stays.
      <User key={user._id} value={user}>
        <QueryClientProvider client={queryClientOf(user._id)}>{children(user)}</QueryClientProvider>
      </User>
    )
  }
  return (
    <>
      <SignedInWaiting />
      {session.status === 'anonymous' && <ToSignIn session={session} />}
    </>
  )
}

function ToSignIn({ session }: { session: Session }) {
  const router = useRouter()
  const address = useLocation({ select: ({ href }) => href })
  // During the redirect the address has changed already.
  if (!needsSession(router, address)) return null
  return <Navigate to="/login" replace state={{ returnTo: returnToOf(session, address) }} />
}

/** Placeholder for a page that has nothing to show yet. */
export function SignedInWaiting({ label }: { label?: string }) {
  return (
    <div className="signed-in-waiting">
      <Spinner size="lg" {...(label ? { labels: { loading: label } } : {})} />
    </div>
  )
}
