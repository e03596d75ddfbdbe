import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../features/search/search-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

interface SearchQuery {
  q?: string
}

export const Route = createFileRoute('/search')({
  validateSearch: ({ q }: Record<string, unknown>): SearchQuery =>
    q === undefined || q === '' ? {} : { q: String(q) },
  loader: partsReady,
  component: () => <SearchPage title={pageTitles.search} />,
})
