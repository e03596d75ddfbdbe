import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readListingQuery } from '../../../catalogue/listing/listing-query.ts'
import { HotelsPage } from '../../../features/hotels/listing/hotels-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/hotels/')

export const Route = createFileRoute('/_site/hotels/')({
  validateSearch: readListingQuery,
  loader: (at) => loadPage('hotels', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/hotels'),
  component: () => <HotelsPage {...route.useLoaderData()} />,
})
