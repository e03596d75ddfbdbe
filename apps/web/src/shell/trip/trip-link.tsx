import { HeartIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { useTrip } from './use-trip.ts'
import './trip-link.css'

/** The way to the trip, with the number of places saved. */
export function TripLink() {
  const count = useTrip().saved.filter(({ gone }) => !gone).length
  const session = useSession()
  const isStaff = session.user?.role === 'admin'
  useEffect(() => {
    if (session.status === 'loading' || isStaff) return
    if (!session.user && !session.ended) return
    const leaving = new AbortController()
    import('./account-trip.ts').then(
      ({ followSession }) => followSession(session, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [session, isStaff])
  if (isStaff) return null
  return (
    <Link to="/trip" className="trip-link" aria-label={count ? `Your trip, ${count} saved` : 'Your trip'}>
      <HeartIcon />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}
