import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'

export const Route = createFileRoute('/_workspace/dashboard/connections')({
  staticData: { title: 'Connections', audience: 'agents' },
  component: () => <ConnectionsPage />,
})

// Loaded on demand: customers don't load the staff's code.
const ConnectionsPage = lazy(async () => ({
  default: (await import('../../../features/connections/connections-page.tsx')).ConnectionsPage,
}))
