import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing-query.ts'
import { BeachesPage } from '../../features/beaches/beaches-page.tsx'
import { partsReady } from '../../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/beaches/')({
  validateSearch: readListingQuery,
  loader: partsReady,
  component: () => <BeachesPage title={pageTitles.beaches} />,
})
