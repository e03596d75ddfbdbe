import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { TripPage } from '../../features/trip/trip-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/_site/trip')

export const Route = createFileRoute('/_site/trip')({
  staticData: { hasForm: true, offersMembership: false },
  loader: (at) => loadPage('trip', at),
  head: () => routeHead({ title: pageTitle('Your trip') }),
  component: () => <TripPage places={route.useLoaderData()} />,
})
