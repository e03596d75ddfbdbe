import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../features/search/search-page.tsx'
import { routeHead } from '../seo/route-head.ts'

interface SearchQuery {
  q?: string
}

export const Route = createFileRoute('/search')({
  validateSearch: ({ q }: Record<string, unknown>): SearchQuery =>
    q === undefined || q === '' ? {} : { q: String(q) },
  head: ({ match: { search } }) => {
    const { title } = unnamedPageMeta.search
    return routeHead(
      { ...unnamedPageMeta.search, title: search.q ? `${search.q} | ${title}` : title },
      '/search',
    )
  },
  component: () => <SearchPage />,
})
