import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { readActivitySearch } from '../../../features/activity/activity-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/activity')

export const Route = createFileRoute('/_workspace/dashboard/activity')({
  validateSearch: readActivitySearch,
  head: () => routeHead({ title: pageTitle('Activity') }),
  staticData: { audience: 'staff' },
  component: () => <ActivityLog search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const ActivityLog = lazy(async () => ({
  default: (await import('../../../features/activity/activity-log.tsx')).ActivityLog,
}))
