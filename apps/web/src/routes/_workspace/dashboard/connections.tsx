import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_workspace/dashboard/connections')({
  head: () => routeHead({ title: pageTitle('Connections') }),
  staticData: { audience: 'agents' },
  component: () => <ConnectionsPage />,
})

// Loaded on demand: customers don't load the staff's code.
const ConnectionsPage = lazy(async () => ({
  default: (await import('../../../features/connections/connections-page.tsx')).ConnectionsPage,
}))
