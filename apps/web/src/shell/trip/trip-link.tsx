import { HeartIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { forgetTrip } from './device-trip.ts'
import { useTrip } from './use-trip.ts'
import './trip-link.css'

/** The way to the trip, with the number of places saved. */
export function TripLink() {
  const count = useTrip().saved.filter(({ gone }) => !gone).length
  const session = useSession()
  const isStaff = session.user?.staffRole !== undefined
  const userId = session.status === 'signed-in' && !isStaff ? session.user._id : undefined
  const leaver =
    session.status === 'anonymous' && session.ended?.how !== 'refused' ? session.ended?.userId : null
  useEffect(() => {
    if (leaver) forgetTrip(leaver)
  }, [leaver])
  useEffect(() => {
    if (!userId) return
    const leaving = new AbortController()
    import('./account-trip.ts').then(
      ({ followAccount }) => followAccount(userId, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [userId])
  if (isStaff) return null
  return (
    <Link to="/trip" className="trip-link" aria-label={count ? `Your trip, ${count} saved` : 'Your trip'}>
      <HeartIcon />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}
