import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/policies/terms-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/terms-and-conditions')({
  head: () => routeHead(pageMeta['terms-and-conditions'], '/terms-and-conditions'),
  component: TermsPage,
})
