import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { readStudioSearch } from '../../../features/studio/content/studio-search.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'

const route = getRouteApi('/_workspace/dashboard/content')

export const Route = createFileRoute('/_workspace/dashboard/content')({
  validateSearch: readStudioSearch,
  staticData: { title: 'Your site', audience: 'editors' },
  component: () => <StudioPage search={route.useSearch()} />,
})

// Loaded on demand: only editors of the site need it.
const StudioPage = latePart(async () => ({
  default: (await import('../../../features/studio/studio-page.tsx')).StudioPage,
}))
