import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { DiningPage } from '../features/dining/dining-page.tsx'
import { routeHead } from '../seo/route-head.ts'
import { offered } from '../shell/navigation/offered.ts'

export const Route = createFileRoute('/dining')({
  beforeLoad: offered('dining'),
  head: () => routeHead(unnamedPageMeta.dining, '/dining'),
  component: DiningPage,
})
