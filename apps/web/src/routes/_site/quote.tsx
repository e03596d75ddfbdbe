import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../features/quote/quote-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/quote')({
  staticData: { offersMembership: false, closesHelper: true },
  validateSearch: (raw: { id?: string }): { id?: string } => raw,
  head: () => routeHead({ title: pageTitle('Your quote') }),
  component: QuotePage,
})
