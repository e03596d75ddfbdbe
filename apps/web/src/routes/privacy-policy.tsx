import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/policies/privacy-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: partsReady,
  component: () => <PrivacyPage title={pageTitles['privacy-policy']} />,
})
