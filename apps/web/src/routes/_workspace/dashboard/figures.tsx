import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { readFiguresSearch } from '../../../features/figures/figures-search.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/figures')

export const Route = createFileRoute('/_workspace/dashboard/figures')({
  validateSearch: readFiguresSearch,
  head: () => routeHead({ title: pageTitle('Figures') }),
  staticData: { audience: 'staff' },
  component: () => <FiguresPage search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const FiguresPage = lazy(async () => ({
  default: (await import('../../../features/figures/figures-page.tsx')).FiguresPage,
}))
