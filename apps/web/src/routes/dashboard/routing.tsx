import { createFileRoute, getRouteApi, Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedInOnly, SignedInWaiting } from '../../features/account/session/signed-in-only.tsx'
import { Workspace } from '../../features/account/workspace/workspace.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/dashboard/routing')

export const Route = createFileRoute('/dashboard/routing')({
  loader: (at) => loadPage('routing', at),
  head: () => routeHead({ title: pageTitle('Routing') }),
  component: RoutingRules,
})

// Loaded on demand: only staff need it.
const RoutingPage = lazy(async () => ({
  default: (await import('../../features/desk/routing/routing-page.tsx')).RoutingPage,
}))

function RoutingRules() {
  const { places } = route.useLoaderData()
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          {user.role === 'admin' ? (
            <Suspense fallback={<SignedInWaiting label="Loading the rules" />}>
              <RoutingPage ownId={user._id} isOwner={user.staffRole === 'owner'} places={places} />
            </Suspense>
          ) : (
            <Navigate to="/dashboard" replace />
          )}
        </Workspace>
      )}
    </SignedInOnly>
  )
}
