import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '../features/membership/membership-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/membership')({
  loader: partsReady,
  component: () => <MembershipPage title={pageTitles.membership} />,
})
