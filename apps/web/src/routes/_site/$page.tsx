import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SectionedText } from '../../features/texts/sectioned-text.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/$page')

export const Route = createFileRoute('/_site/$page')({
  loader: (at) => loadPage('text', at),
  head: ({ loaderData, params }) => routeHead(loaderData?.meta, `/${params.page}`),
  component: () => <SectionedText text={route.useLoaderData().page} />,
})
