import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/policies/terms-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/terms-and-conditions')({
  loader: partsReady,
  component: () => <TermsPage title={pageTitles['terms-and-conditions']} />,
})
