import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { DiningPage } from '../../features/dining/dining-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/dining')

export const Route = createFileRoute('/_site/dining')({
  loader: (at) => loadPage('dining', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/dining'),
  component: () => <DiningPage {...route.useLoaderData()} />,
})
