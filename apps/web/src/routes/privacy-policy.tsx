import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/policies/privacy-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageMeta } from '../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: () => routeHead(pageMeta['privacy-policy'], '/privacy-policy'),
  component: PrivacyPage,
})
