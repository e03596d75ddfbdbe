import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { GalleryPage } from '../../features/gallery/gallery-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/gallery')

export const Route = createFileRoute('/_site/gallery')({
  loader: (at) => loadPage('gallery', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/gallery'),
  component: () => <GalleryPage {...route.useLoaderData()} />,
})
