import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { TextPage } from '../../features/texts/text-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/terms-and-conditions')

export const Route = createFileRoute('/_site/terms-and-conditions')({
  loader: (at) => loadPage('policy', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/terms-and-conditions'),
  component: () => <TextPage text={route.useLoaderData().policy} />,
})
