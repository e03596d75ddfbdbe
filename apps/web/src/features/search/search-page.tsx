import { deferred } from '../../shell/deferred/deferred.tsx'

export const SearchPage = deferred(
  async () => (await import('./search-view.tsx')).SearchView,
  // What the address asks for is to be answered.
  () => (location.search ? 'idle' : 'near'),
)
