import { named } from 'virtual:business-name'
import { homeMetaOf } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/')({
  head: () => routeHead(homeMetaOf(named), '/'),
  component: HomePage,
})
