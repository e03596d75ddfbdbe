import { lazy, Suspense } from 'react'
import { useHydrated } from '../../navigation/use-hydrated.ts'
import './trip-bar.css'
// With the page: the bar shows without being asked for.
import './dates-bar.css'

const DatesBar = lazy(() => import('./dates-bar.tsx').catch(() => ({ default: () => <></> })))

/** Where dates and people of the trip are shown and changed. Its place is kept free until it is loaded, after the page. */
export function TripBar() {
  const hydrated = useHydrated()
  return (
    <div className="trip-bar-place">
      {hydrated && (
        <Suspense>
          <DatesBar />
        </Suspense>
      )}
    </div>
  )
}
