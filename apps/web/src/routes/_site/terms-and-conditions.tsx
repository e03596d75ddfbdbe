import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SectionedText } from '../../features/texts/sectioned-text.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/terms-and-conditions')

export const Route = createFileRoute('/_site/terms-and-conditions')({
  loader: (at) => loadPage('policy', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/terms-and-conditions'),
  component: () => <SectionedText text={route.useLoaderData().policy} />,
})
