import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/')({
  loader: partsReady,
  component: () => <HomePage title={pageTitles.home} />,
})
