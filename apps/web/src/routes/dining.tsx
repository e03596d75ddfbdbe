import { createFileRoute } from '@tanstack/react-router'
import { DiningPage } from '../features/dining/dining-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/dining')({
  head: () => routeHead(pageMeta.dining, '/dining'),
  component: DiningPage,
})
