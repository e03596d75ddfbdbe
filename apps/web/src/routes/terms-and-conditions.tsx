import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/policies/terms-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/terms-and-conditions')({
  head: () => routeHead(unnamedPageMeta['terms-and-conditions'], '/terms-and-conditions'),
  component: TermsPage,
})
