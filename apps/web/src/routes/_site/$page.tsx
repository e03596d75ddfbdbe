import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { TextPage } from '../../features/texts/text-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/$page')

export const Route = createFileRoute('/_site/$page')({
  loader: (at) => loadPage('text', at),
  head: ({ loaderData, params }) => routeHead(loaderData?.page.meta, `/${params.page}`),
  component: () => <TextPage text={route.useLoaderData().page} />,
})
