import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { TripPage } from '../../features/trip/trip-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'

const route = getRouteApi('/_site/trip')

export const Route = createFileRoute('/_site/trip')({
  staticData: { title: 'Your trip', hasForm: true, offersMembership: false },
  loader: (at) => loadPage('trip', at),
  component: () => <TripPage places={route.useLoaderData()} />,
})
