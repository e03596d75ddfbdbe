import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { readListingQuery } from '../../catalogue/listing-query.ts'
import { ActivitiesPage } from '../../features/activities/activities-page.tsx'
import { partsReady } from '../../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/activity/')({
  validateSearch: readListingQuery,
  loader: partsReady,
  component: () => <ActivitiesPage title={pageTitles.activity} />,
})
