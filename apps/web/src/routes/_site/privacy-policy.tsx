import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SectionedText } from '../../features/texts/sectioned-text.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/privacy-policy')

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: (at) => loadPage('policy', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/privacy-policy'),
  component: () => <SectionedText text={route.useLoaderData().policy} />,
})
