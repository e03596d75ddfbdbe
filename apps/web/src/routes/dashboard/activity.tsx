import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { StaffOnly } from '../../features/account/session/staff-only.tsx'
import type { ActivitySearch } from '../../features/desk/activity/activity-search.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/dashboard/activity')

export const Route = createFileRoute('/dashboard/activity')({
  // The page parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): ActivitySearch => raw,
  head: () => routeHead({ title: pageTitle('Activity') }),
  component: ActivityPage,
})

// Loaded on demand: customers don't load the staff's code.
const Activity = lazy(async () => ({
  default: (await import('../../features/desk/activity/activity-log.tsx')).ActivityLog,
}))

function ActivityPage() {
  const raw = route.useSearch()
  return (
    <StaffOnly viewers="welcome">
      <Activity raw={raw} />
    </StaffOnly>
  )
}
