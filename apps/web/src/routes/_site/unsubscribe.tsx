import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../../features/unsubscribe/unsubscribe-page.tsx'

export const Route = createFileRoute('/_site/unsubscribe')({
  staticData: { title: 'Our emails', offersMembership: false, closesHelper: true },
  component: UnsubscribePage,
})
