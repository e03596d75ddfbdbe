import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { StaffOnly } from '../../features/account/session/staff-only.tsx'
import type { CustomersSearch } from '../../features/desk/customers/customers-search.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/dashboard/customers')

export const Route = createFileRoute('/dashboard/customers')({
  // The page reads its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): CustomersSearch => raw,
  head: () => routeHead({ title: pageTitle('Customers') }),
  component: Customers,
})

// Loaded on demand: only staff need it.
const CustomersPage = lazy(async () => ({
  default: (await import('../../features/desk/customers/customers-page.tsx')).CustomersPage,
}))

function Customers() {
  const search = route.useSearch()
  return (
    <StaffOnly viewers="welcome">
      <CustomersPage raw={search} />
    </StaffOnly>
  )
}
