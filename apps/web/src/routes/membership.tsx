import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '../features/membership/membership-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { offered } from '../shell/navigation/offered.ts'

export const Route = createFileRoute('/membership')({
  beforeLoad: offered('membership'),
  head: () => routeHead(unnamedPageMeta.membership, '/membership'),
  component: MembershipPage,
})
