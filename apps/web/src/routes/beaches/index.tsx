import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing/listing-query.ts'
import { BeachesPage } from '../../features/beaches/beaches-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { offered } from '../../shell/navigation/offered.ts'

export const Route = createFileRoute('/beaches/')({
  beforeLoad: offered('beaches'),
  validateSearch: readListingQuery,
  head: () => routeHead(unnamedPageMeta.beaches, '/beaches'),
  component: BeachesPage,
})
