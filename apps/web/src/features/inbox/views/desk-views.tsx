import { Suspense } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import './desk-views.css'

// Loaded after the list; its height is reserved.
const ViewsRail = latePart(async () => ({ default: (await import('./views-rail.tsx')).ViewsRail }))

/** Views of the list above its filters. */
export function DeskViews() {
  return (
    <div className="desk-views">
      <Suspense fallback={null}>
        <ViewsRail />
      </Suspense>
    </div>
  )
}
