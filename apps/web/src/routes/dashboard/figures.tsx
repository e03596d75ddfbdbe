import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { StaffOnly } from '../../features/account/session/staff-only.tsx'
import type { FiguresSearch } from '../../features/desk/figures/figures-period.ts'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/dashboard/figures')

export const Route = createFileRoute('/dashboard/figures')({
  // The page reads its own search params: this line is in the script of every page.
  validateSearch: (raw: Record<string, unknown>): FiguresSearch => raw,
  head: () => routeHead({ title: pageTitle('Figures') }),
  component: Figures,
})

// Loaded on demand: customers don't load the staff's code.
const FiguresPage = lazy(async () => ({
  default: (await import('../../features/desk/figures/figures-page.tsx')).FiguresPage,
}))

function Figures() {
  const search = route.useSearch()
  return (
    <StaffOnly viewers="welcome">
      <FiguresPage search={search} />
    </StaffOnly>
  )
}
