import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing-query.ts'
import { HotelsPage } from '../../features/hotels/hotels-page.tsx'
import { partsReady } from '../../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/hotels/')({
  validateSearch: readListingQuery,
  loader: partsReady,
  component: () => <HotelsPage title={pageTitles.hotels} />,
})
