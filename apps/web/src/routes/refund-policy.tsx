import { createFileRoute } from '@tanstack/react-router'
import { RefundPage } from '../features/policies/refund-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/refund-policy')({
  head: () => routeHead(pageMeta['refund-policy'], '/refund-policy'),
  component: RefundPage,
})
