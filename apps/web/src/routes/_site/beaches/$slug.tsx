import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { BeachPage } from '../../../features/beaches/beach-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/beaches/$slug')

const missing = {
  title: 'Beach not found.',
  text: 'We have no beach with this name. You can find all of them in one list.',
  back: { label: 'Back to all beaches', to: '/beaches' },
}

export const Route = createFileRoute('/_site/beaches/$slug')({
  staticData: { header: 'overlay', about: 'beach' },
  loader: (at) => loadPage('beach', at, missing),
  head: ({ loaderData, params }) => routeHead(loaderData?.beach.meta, `/beaches/${params.slug}`),
  component: () => <BeachPage {...route.useLoaderData()} />,
})
