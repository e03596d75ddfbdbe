import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readListingQuery } from '../../../catalogue/listing/listing-query.ts'
import { ActivitiesPage } from '../../../features/activities/listing/activities-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/activity/')

export const Route = createFileRoute('/_site/activity/')({
  validateSearch: readListingQuery,
  loader: (at) => loadPage('activities', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/activity'),
  component: () => <ActivitiesPage {...route.useLoaderData()} />,
})
