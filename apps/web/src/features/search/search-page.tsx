import { deferred } from '../../shell/deferred/deferred.tsx'

export const SearchPage = deferred(
  async () => (await import('./search-view.tsx')).SearchView,
  // Hydrate early if the URL has a query.
  () => (location.search ? 'idle' : 'near'),
)
