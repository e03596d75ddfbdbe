import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Pagination } from '@susegad/ui/pagination'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, useMemo, useState } from 'react'
import { useUser } from '../../../features/account/session/use-user.ts'
import { DashboardLink } from '../../../features/desk/search/dashboard-link.tsx'
import { type DeskSearch, readDeskSearch } from '../../../features/desk/search/desk-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/')

export const Route = createFileRoute('/_workspace/dashboard/')({
  // The desk parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): DeskSearch => raw,
  head: () => routeHead({ title: pageTitle('Dashboard') }),
  component: Dashboard,
})

// Staff and customers load only their own code.
const EnquiriesDesk = lazy(async () => ({
  default: (await import('../../../features/desk/enquiries-desk.tsx')).EnquiriesDesk,
}))
const MyEnquiries = lazy(async () => ({
  default: (await import('../../../features/account/my-enquiries/my-enquiries.tsx')).MyEnquiries,
}))

function Dashboard() {
  const user = useUser()
  const raw = route.useSearch()
  const search = useMemo(() => readDeskSearch({ ...raw }), [raw])
  return <Enquiries key={user._id} search={search} />
}

function Enquiries({ search }: { search: DeskSearch }) {
  const user = useUser()
  const [cameAsStaff] = useState(user.role === 'admin')
  if (user.role === 'admin') return <EnquiriesDesk search={search} staffMember={user} />
  return (
    <>
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
    </>
  )
}
