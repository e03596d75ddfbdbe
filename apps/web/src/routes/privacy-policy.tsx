import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/policies/privacy-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: () => routeHead(unnamedPageMeta['privacy-policy'], '/privacy-policy'),
  component: PrivacyPage,
})
