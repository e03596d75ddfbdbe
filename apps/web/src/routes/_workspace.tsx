import { createFileRoute, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { DeskSearch } from '../enquiries/desk-search.ts'
import { SignedInOnly, SignedInWaiting } from '../features/account/session/signed-in-only.tsx'
import { isFor } from '../features/account/workspace/audience.ts'
import { Workspace } from '../features/account/workspace/workspace.tsx'
import { WorkspaceFrame } from '../features/account/workspace/workspace-frame.tsx'
import { latePart } from '../shell/late-part/late-part.tsx'
import { readUser } from '../shell/session/session-storage.ts'

export const Route = createFileRoute('/_workspace')({
  staticData: { needsSession: true },
  component: WorkspaceLayout,
})

const NotForYou = latePart(async () => ({
  default: (await import('../features/account/workspace/not-for-you.tsx')).NotForYou,
}))

/** The layout of the signed-in pages; it stays mounted between them. */
function WorkspaceLayout() {
  const audience = useMatches({ select: (matches) => matches.at(-1)?.staticData.audience ?? 'everyone' })
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const router = useRouter()
  useEffect(() => {
    const [first] = router.state.matches.filter((match) => match.routeId === '/_workspace/dashboard/')
    // The page reports the failure when it is rendered.
    if (first) fetchDashboard(first.search).catch(() => {})
  }, [router])
  return (
    <WorkspaceFrame>
      <SignedInOnly>
        {(user) => (
          <Workspace user={user}>
            {/* The key shows the fallback at once; without it the old page would stay until the next one has loaded. */}
            <Suspense key={routeId} fallback={<SignedInWaiting />}>
              {isFor(audience, user) ? (
                <Outlet />
              ) : (
                <NotForYou audience={audience} isStaff={user.role === 'admin'} />
              )}
            </Suspense>
          </Workspace>
        )}
      </SignedInOnly>
    </WorkspaceFrame>
  )
}

/** Fetches the dashboard of the person who was signed in here while the session is being confirmed. */
async function fetchDashboard(search: DeskSearch): Promise<void> {
  const user = readUser()
  if (user?.role === 'admin') {
    const desk = await import('../features/inbox/enquiries-desk.tsx')
    desk.fetchAhead(user._id, search)
  } else if (user) await import('../features/account/my-enquiries/my-enquiries.tsx')
}
