import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../features/gallery/gallery-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { offered } from '../shell/navigation/offered.ts'

export const Route = createFileRoute('/gallery')({
  beforeLoad: offered('gallery'),
  head: () => routeHead(unnamedPageMeta.gallery, '/gallery'),
  component: GalleryPage,
})
