import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { RefundPage } from '../features/policies/refund-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/refund-policy')({
  head: () => routeHead(unnamedPageMeta['refund-policy'], '/refund-policy'),
  component: RefundPage,
})
