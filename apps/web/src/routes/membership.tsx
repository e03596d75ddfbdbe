import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '../features/membership/membership-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/membership')({
  head: () => routeHead(unnamedPageMeta.membership, '/membership'),
  component: MembershipPage,
})
