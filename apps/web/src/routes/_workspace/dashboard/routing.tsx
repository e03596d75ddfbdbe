import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useUser } from '../../../features/account/session/use-user.ts'
import { loadPage } from '../../../page-data/load-page.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/routing')

export const Route = createFileRoute('/_workspace/dashboard/routing')({
  loader: (at) => loadPage('routing', at),
  staticData: { title: 'Routing', audience: 'staff' },
  component: RoutingRules,
})

// Loaded on demand: customers don't load the staff's code.
const RoutingPage = latePart(async () => ({
  default: (await import('../../../features/routing/routing-page.tsx')).RoutingPage,
}))

function RoutingRules() {
  const { _id, staffRole } = useUser()
  const { places } = route.useLoaderData()
  return <RoutingPage ownId={_id} isOwner={staffRole === 'owner'} places={places} />
}
