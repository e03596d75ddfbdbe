import { createFileRoute, getRouteApi, Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedInOnly, SignedInWaiting } from '../../features/account/session/signed-in-only.tsx'
import { Workspace } from '../../features/account/workspace/workspace.tsx'
import type { StudioSearch } from '../../features/studio/studio-search.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/dashboard/content')

export const Route = createFileRoute('/dashboard/content')({
  // The page reads its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): StudioSearch => raw,
  head: () => routeHead({ title: pageTitle('Site') }),
  component: Content,
})

// Loaded on demand: only editors of the site need it.
const StudioPage = lazy(async () => ({
  default: (await import('../../features/studio/studio-page.tsx')).StudioPage,
}))

function Content() {
  const search = route.useSearch()
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          {user.editsSite ? (
            <Suspense fallback={<SignedInWaiting label="Loading your site" />}>
              <StudioPage raw={search} />
            </Suspense>
          ) : (
            <Navigate to="/dashboard" replace />
          )}
        </Workspace>
      )}
    </SignedInOnly>
  )
}
