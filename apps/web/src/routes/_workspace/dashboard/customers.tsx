import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import type { CustomersSearch } from '../../../features/desk/customers/customers-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/customers')

export const Route = createFileRoute('/_workspace/dashboard/customers')({
  // The page parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): CustomersSearch => raw,
  head: () => routeHead({ title: pageTitle('Customers') }),
  staticData: { audience: 'staff' },
  component: () => <CustomersPage raw={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const CustomersPage = lazy(async () => ({
  default: (await import('../../../features/desk/customers/customers-page.tsx')).CustomersPage,
}))
