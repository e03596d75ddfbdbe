import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { readCustomersSearch } from '../../../features/customers/customers-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/customers')

export const Route = createFileRoute('/_workspace/dashboard/customers')({
  validateSearch: readCustomersSearch,
  head: () => routeHead({ title: pageTitle('Customers') }),
  staticData: { audience: 'staff' },
  component: () => <CustomersPage search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const CustomersPage = lazy(async () => ({
  default: (await import('../../../features/customers/customers-page.tsx')).CustomersPage,
}))
