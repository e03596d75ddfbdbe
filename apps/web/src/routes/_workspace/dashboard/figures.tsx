import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readFiguresSearch } from '../../../features/figures/figures-search.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/figures')

export const Route = createFileRoute('/_workspace/dashboard/figures')({
  validateSearch: readFiguresSearch,
  staticData: { title: 'Figures', audience: 'staff' },
  component: () => <FiguresPage search={route.useSearch()} />,
})

// Loaded on demand: customers don't load the staff's code.
const FiguresPage = latePart(async () => ({
  default: (await import('../../../features/figures/figures-page.tsx')).FiguresPage,
}))
