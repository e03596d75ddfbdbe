import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/')({
  head: () => routeHead(pageMeta.home, '/'),
  component: HomePage,
})
