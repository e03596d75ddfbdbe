import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/')

export const Route = createFileRoute('/_site/')({
  loader: (at) => loadPage('home', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/'),
  component: () => <HomePage {...route.useLoaderData()} />,
})
