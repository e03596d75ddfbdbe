import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing/listing-query.ts'
import { BeachesPage } from '../../features/beaches/beaches-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageMeta } from '../../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/beaches/')({
  validateSearch: readListingQuery,
  head: () => routeHead(pageMeta.beaches, '/beaches'),
  component: BeachesPage,
})
