import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { RefundPage } from '../features/policies/refund-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/refund-policy')({
  loader: partsReady,
  component: () => <RefundPage title={pageTitles['refund-policy']} />,
})
