import { loadBeach } from '@susegad/catalog-data/beaches/load'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { BeachPage } from '../../features/beaches/beach-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { NotFound } from '../../shell/page/not-found.tsx'

const route = getRouteApi('/beaches/$slug')

export const Route = createFileRoute('/beaches/$slug')({
  loader: async ({ params }) => {
    const beach = await loadBeach(params.slug)
    if (!beach) throw notFound()
    return beach
  },
  head: ({ loaderData, params }) => (loaderData ? routeHead(loaderData.meta, `/beaches/${params.slug}`) : {}),
  component: () => <BeachPage beach={route.useLoaderData()} />,
  notFoundComponent: () => (
    <NotFound
      title="Beach not found."
      text="We know no beach of this name. Those we know lie along one coast."
      back={{ label: 'Back to all beaches', to: '/beaches' }}
    />
  ),
})
