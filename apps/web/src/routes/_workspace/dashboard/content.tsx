import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { readStudioSearch } from '../../../features/studio/studio-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/content')

export const Route = createFileRoute('/_workspace/dashboard/content')({
  validateSearch: readStudioSearch,
  head: () => routeHead({ title: pageTitle('Site') }),
  staticData: { audience: 'editors' },
  component: () => <StudioPage search={route.useSearch()} />,
})

// Loaded on demand: only editors of the site need it.
const StudioPage = lazy(async () => ({
  default: (await import('../../../features/studio/studio-page.tsx')).StudioPage,
}))
