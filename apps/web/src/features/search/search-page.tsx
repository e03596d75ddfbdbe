import { type ComponentProps, Suspense } from 'react'
import { SearchView } from './search-view.tsx'

export const SearchPage = (page: ComponentProps<typeof SearchView>) => (
  <Suspense>
    <SearchView {...page} />
  </Suspense>
)
