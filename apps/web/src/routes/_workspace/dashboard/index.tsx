import { PAGE_SIZE } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Pagination } from '@susegad/ui/pagination'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { readDeskSearch } from '../../../enquiries/desk-search.ts'
import { useUser } from '../../../features/account/session/use-user.ts'
import { PageLink } from '../../../features/inbox/list/page-link.tsx'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/')

export const Route = createFileRoute('/_workspace/dashboard/')({
  staticData: { title: 'Dashboard' },
  validateSearch: readDeskSearch,
  component: Enquiries,
})

// Staff and customers load only their own code.
const EnquiriesDesk = latePart(async () => ({
  default: (await import('../../../features/inbox/enquiries-desk.tsx')).EnquiriesDesk,
}))
const MyEnquiries = latePart(async () => ({
  default: (await import('../../../features/account/my-enquiries/my-enquiries.tsx')).MyEnquiries,
}))

function Enquiries() {
  const user = useUser()
  const [cameAsStaff] = useState(user.role === 'admin')
  if (user.role === 'admin') return <EnquiriesDesk staffMember={user} />
  return (
    <>
      {cameAsStaff && (
        <Alert tone="info" title="Your account no longer manages enquiries">
          <p>Below are your own enquiries. Ask an administrator if this is a mistake.</p>
        </Alert>
      )}
      <OwnEnquiries />
    </>
  )
}

function OwnEnquiries() {
  const page = route.useSearch({ select: (search) => search.page ?? 1 })
  return (
    <MyEnquiries
      page={page}
      turner={({ totalPages, total }) => (
        <Pagination
          page={page}
          totalPages={totalPages}
          results={{ pageSize: PAGE_SIZE, total }}
          href="{page}"
          linkAs={PageLink}
        />
      )}
    />
  )
}
