import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { StaffOnly } from '../../features/account/session/staff-only.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/dashboard/connections')({
  head: () => routeHead({ title: pageTitle('Connections') }),
  component: ConnectionsRoute,
})

// Loaded on demand: customers don't load the staff's code.
const ConnectionsPage = lazy(async () => ({
  default: (await import('../../features/connections/connections-page.tsx')).ConnectionsPage,
}))

function ConnectionsRoute() {
  return (
    <StaffOnly viewers="refused">
      <ConnectionsPage />
    </StaffOnly>
  )
}
