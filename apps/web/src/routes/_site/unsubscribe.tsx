import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../../features/unsubscribe/unsubscribe-page.tsx'

export const Route = createFileRoute('/_site/unsubscribe')({
  staticData: {
    title: 'Our emails',
    description: 'Whether we may write to you about your enquiries.',
    offersMembership: false,
    closesHelper: true,
  },
  component: UnsubscribePage,
})
