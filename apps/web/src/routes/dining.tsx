import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { DiningPage } from '../features/dining/dining-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/dining')({
  loader: partsReady,
  component: () => <DiningPage title={pageTitles.dining} />,
})
