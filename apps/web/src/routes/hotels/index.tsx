import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing/listing-query.ts'
import { HotelsPage } from '../../features/hotels/listing/hotels-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { offered } from '../../shell/navigation/offered.ts'

export const Route = createFileRoute('/hotels/')({
  beforeLoad: offered('hotels'),
  validateSearch: readListingQuery,
  head: () => routeHead(unnamedPageMeta.hotels, '/hotels'),
  component: HotelsPage,
})
