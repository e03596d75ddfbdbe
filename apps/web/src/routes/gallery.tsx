import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/gallery')({
  loader: partsReady,
  component: () => <GalleryPage title={pageTitles.gallery} />,
})
