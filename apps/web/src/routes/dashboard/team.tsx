import { createFileRoute, Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignedInOnly, SignedInWaiting } from '../../features/account/session/signed-in-only.tsx'
import { Workspace } from '../../features/account/workspace/workspace.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/dashboard/team')({
  head: () => routeHead({ title: pageTitle('Team') }),
  component: Team,
})

// Loaded on demand: only owners need it.
const TeamPage = lazy(async () => ({
  default: (await import('../../features/desk/team/team-page.tsx')).TeamPage,
}))

function Team() {
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          {user.staffRole === 'owner' ? (
            <Suspense fallback={<SignedInWaiting label="Loading the team" />}>
              <TeamPage ownId={user._id} />
            </Suspense>
          ) : (
            <Navigate to="/dashboard" replace />
          )}
        </Workspace>
      )}
    </SignedInOnly>
  )
}
