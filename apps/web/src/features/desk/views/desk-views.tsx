import { lazy, memo, Suspense } from 'react'
import type { DeskSearch } from '../search/desk-search.ts'
import './desk-views.css'

// Loaded after the list; its height is reserved.
const ViewsRail = lazy(async () => ({ default: (await import('./views-rail.tsx')).ViewsRail }))

/** Views of the list above its filters. */
export const DeskViews = memo(function DeskViews({ search }: { search: DeskSearch }) {
  return (
    <div className="desk-views">
      <Suspense fallback={null}>
        <ViewsRail search={search} />
      </Suspense>
    </div>
  )
})
