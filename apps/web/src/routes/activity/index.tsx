import { unnamedPageMeta } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing/listing-query.ts'
import { ActivitiesPage } from '../../features/activities/listing/activities-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { offered } from '../../shell/navigation/offered.ts'

export const Route = createFileRoute('/activity/')({
  beforeLoad: offered('activity'),
  validateSearch: readListingQuery,
  head: () => routeHead(unnamedPageMeta.activity, '/activity'),
  component: ActivitiesPage,
})
