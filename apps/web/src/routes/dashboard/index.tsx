import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Pagination } from '@susegad/ui/pagination'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { SignedInOnly, SignedInWaiting } from '../../features/account/session/signed-in-only.tsx'
import { Workspace } from '../../features/account/workspace/workspace.tsx'
import { DashboardLink } from '../../features/desk/search/dashboard-link.tsx'
import { type DeskSearch, readDeskSearch } from '../../features/desk/search/desk-search.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'
import { readUser, type StoredUser } from '../../shell/session/session-storage.ts'

const route = getRouteApi('/dashboard/')

export const Route = createFileRoute('/dashboard/')({
  // The desk parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): DeskSearch => raw,
  head: () => routeHead({ title: pageTitle('Dashboard') }),
  component: Dashboard,
})

// Staff and customers load only their own code.
const loadDesk = () => import('../../features/desk/enquiries-desk.tsx')
const EnquiriesDesk = lazy(() => loadDesk().then((desk) => ({ default: desk.EnquiriesDesk })))
const loadMine = () => import('../../features/account/my-enquiries/my-enquiries.tsx')
const MyEnquiries = lazy(() => loadMine().then((mine) => ({ default: mine.MyEnquiries })))

function Dashboard() {
  const raw = route.useSearch()
  const search = useMemo(() => readDeskSearch({ ...raw }), [raw])
  useHeadStart(search)
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          <Enquiries key={user._id} user={user} search={search} />
        </Workspace>
      )}
    </SignedInOnly>
  )
}

function Enquiries({ user, search }: { user: StoredUser; search: DeskSearch }) {
  const [cameAsStaff] = useState(user.role === 'admin')
  if (user.role === 'admin') {
    return (
      <Suspense fallback={<SignedInWaiting label="Loading the desk" />}>
        <EnquiriesDesk search={search} staffMember={user} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<SignedInWaiting label="Loading your enquiries" />}>
      {cameAsStaff && (
        <Alert tone="info" title="Your account no longer manages enquiries">
          <p>Below are your own enquiries. Ask an administrator if this is a mistake.</p>
        </Alert>
      )}
      <MyEnquiries
        page={search.page ?? 1}
        turner={({ totalPages, total }) => (
          <Pagination
            page={search.page ?? 1}
            totalPages={totalPages}
            results={{ pageSize: PAGE_SIZE, total }}
            href="/dashboard?page={page}"
            linkAs={DashboardLink}
          />
        )}
      />
    </Suspense>
  )
}

/** Loads the page of this person while the session is being confirmed. */
function useHeadStart(search: DeskSearch): void {
  const [first] = useState(search)
  useEffect(() => {
    const kept = readUser()
    if (!kept) return
    const fetchAhead = async () => {
      if (kept.role === 'admin') (await loadDesk()).fetchAhead(kept._id, first)
      else await loadMine()
    }
    // The page reports the failure when it is rendered.
    fetchAhead().catch(() => {})
  }, [first])
}
