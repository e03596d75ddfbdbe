import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readCustomersSearch } from '../../../features/customers/customers-search.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/customers')

export const Route = createFileRoute('/_workspace/dashboard/customers')({
  validateSearch: readCustomersSearch,
  staticData: { title: 'Customers', audience: 'staff' },
  component: () => <CustomersPage search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const CustomersPage = latePart(async () => ({
  default: (await import('../../../features/customers/customers-page.tsx')).CustomersPage,
}))
