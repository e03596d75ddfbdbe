import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../features/quote/quote-page.tsx'

export const Route = createFileRoute('/_site/quote')({
  staticData: { title: 'Your quote', offersMembership: false, closesHelper: true },
  validateSearch: (raw: { id?: string }): { id?: string } => raw,
  component: QuotePage,
})
