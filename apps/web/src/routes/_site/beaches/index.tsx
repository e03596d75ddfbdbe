import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readListingQuery } from '../../../catalogue/listing/listing-query.ts'
import { BeachesPage } from '../../../features/beaches/beaches-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/beaches/')

export const Route = createFileRoute('/_site/beaches/')({
  validateSearch: readListingQuery,
  loader: (at) => loadPage('beaches', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/beaches'),
  component: () => <BeachesPage {...route.useLoaderData()} />,
})
