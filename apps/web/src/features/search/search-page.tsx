import { deferred } from '../../shell/deferred/deferred.tsx'

/** Nothing here works without script: it comes as soon as there is time. */
export const SearchPage = deferred(
  async () => (await import('./search-view.tsx')).SearchView,
  () => 'idle',
)
