import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '../features/membership/membership-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/membership')({
  head: () => routeHead(pageMeta.membership, '/membership'),
  component: MembershipPage,
})
