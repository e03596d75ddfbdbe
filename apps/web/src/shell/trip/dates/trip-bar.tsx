import { lazy, Suspense } from 'react'
import { keepLoading } from '../../late-part/keep-loading.ts'
import { useHydrated } from '../../navigation/use-hydrated.ts'
import './trip-bar.css'
// With the page: the bar shows without being asked for.
import './dates-bar.css'

const DatesBar = lazy(() => keepLoading(() => import('./dates-bar.tsx')))

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
