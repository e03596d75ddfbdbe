import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readActivitySearch } from '../../../features/activity/activity-search.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/activity')

export const Route = createFileRoute('/_workspace/dashboard/activity')({
  validateSearch: readActivitySearch,
  staticData: { title: 'Audit log', audience: 'staff' },
  component: () => <ActivityLog search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const ActivityLog = latePart(async () => ({
  default: (await import('../../../features/activity/activity-log.tsx')).ActivityLog,
}))
