import { savedPlaces } from '@susegad/catalog-data/trip'
import { HeartIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { keepLoading } from '../../late-part/keep-loading.ts'
import { useSession } from '../../session/session.ts'
import { noTrip } from '../device-trip.ts'
import { useTrip } from '../use-trip.ts'
import './trip-link.css'

const TripDates = lazy(() => keepLoading(() => import('../dates/trip-dates.tsx')))

/** The way to the trip, with the number of places saved. */
export function TripLink() {
  const count = savedPlaces(useTrip()).length
  if (useSession().user?.role === 'admin') return null
  return (
    <Link to="/trip" className="trip-link" aria-label={count ? `Your trip, ${count} saved` : 'Your trip'}>
      <HeartIcon />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}

/** What the header shows and does for people with a trip or an account; others load nothing of it. */
export function TripState() {
  const trip = useTrip()
  const session = useSession()
  return (
    (trip !== noTrip || (session.user ? session.user.role !== 'admin' : 'ended' in session)) && (
      <Suspense>
        <TripDates />
      </Suspense>
    )
  )
}
