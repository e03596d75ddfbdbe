import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { DiningPage } from '../features/dining/dining-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/dining')({
  head: () => routeHead(unnamedPageMeta.dining, '/dining'),
  component: DiningPage,
})
