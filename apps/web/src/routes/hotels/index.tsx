import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing/listing-query.ts'
import { HotelsPage } from '../../features/hotels/listing/hotels-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageMeta } from '../../shell/navigation/page-meta.ts'

export const Route = createFileRoute('/hotels/')({
  validateSearch: readListingQuery,
  head: () => routeHead(pageMeta.hotels, '/hotels'),
  component: HotelsPage,
})
