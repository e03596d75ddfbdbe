import { savedPlaces } from '@susegad/catalog-data/trip'
import { HeartIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { noTrip } from '../device-trip.ts'
import { useTrip } from '../use-trip.ts'
import './trip-link.css'

const TripDates = lazy(() => import('../dates/trip-dates.tsx'))

/** The way to the trip, with the number of places saved. */
export function TripLink() {
  const count = savedPlaces(useTrip()).length
  const session = useSession()
  useEffect(() => {
    if (session.status === 'loading' || (!session.user && !session.ended)) return
    const leaving = new AbortController()
    import('../account-trip.ts').then(
      ({ followSession }) => followSession(session, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [session])
  if (session.user?.role === 'admin') return null
  return (
    <Link to="/trip" className="trip-link" aria-label={count ? `Your trip, ${count} saved` : 'Your trip'}>
      <HeartIcon />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}

/** Dates and people of the trip, and the notices about it: loaded by who needs them. */
export function TripState() {
  return (
    useTrip() !== noTrip && (
      <Suspense>
        <TripDates />
      </Suspense>
    )
  )
}
