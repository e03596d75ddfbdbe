import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import type { StudioSearch } from '../../../features/studio/studio-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/content')

export const Route = createFileRoute('/_workspace/dashboard/content')({
  // The page parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): StudioSearch => raw,
  head: () => routeHead({ title: pageTitle('Site') }),
  staticData: { audience: 'editors' },
  component: () => <StudioPage raw={route.useSearch()} />,
})

// Loaded on demand: only editors of the site need it.
const StudioPage = lazy(async () => ({
  default: (await import('../../../features/studio/studio-page.tsx')).StudioPage,
}))
