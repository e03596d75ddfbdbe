import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { readActivitySearch } from '../../../features/activity/activity-search.ts'

const route = getRouteApi('/_workspace/dashboard/activity')

export const Route = createFileRoute('/_workspace/dashboard/activity')({
  validateSearch: readActivitySearch,
  staticData: { title: 'Audit log', audience: 'staff' },
  component: () => <ActivityLog search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const ActivityLog = lazy(async () => ({
  default: (await import('../../../features/activity/activity-log.tsx')).ActivityLog,
}))
