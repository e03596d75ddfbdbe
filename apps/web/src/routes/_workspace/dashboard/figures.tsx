import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import type { FiguresSearch } from '../../../features/desk/figures/figures-period.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_workspace/dashboard/figures')

export const Route = createFileRoute('/_workspace/dashboard/figures')({
  // The page parses its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): FiguresSearch => raw,
  head: () => routeHead({ title: pageTitle('Figures') }),
  staticData: { audience: 'staff' },
  component: () => <FiguresPage search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const FiguresPage = lazy(async () => ({
  default: (await import('../../../features/desk/figures/figures-page.tsx')).FiguresPage,
}))
