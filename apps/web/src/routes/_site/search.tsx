import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { SearchPage } from '../../features/search/search-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/search')

interface SearchQuery {
  q?: string
}

export const Route = createFileRoute('/_site/search')({
  validateSearch: ({ q }: Record<string, unknown>): SearchQuery =>
    q === undefined || q === '' ? {} : { q: String(q) },
  loader: (at) => loadPage('search', at),
  head: ({ loaderData, match: { search } }) => {
    const meta = loaderData?.meta
    return routeHead(
      meta && { ...meta, title: search.q ? `${search.q} | ${meta.title}` : meta.title },
      '/search',
    )
  },
  component: () => <SearchPage ideas={route.useLoaderData().ideas} />,
})
