import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ActivityPage } from '../../../features/activities/activity/activity-page.tsx'
import { missingActivity } from '../../../features/activities/activity/missing-activity.ts'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/activity/$slug')

export const Route = createFileRoute('/_site/activity/$slug')({
  staticData: { header: 'overlay', about: 'activity' },
  loader: (at) => loadPage('activity', at, missingActivity),
  head: ({ loaderData, params }) => routeHead(loaderData?.activity.meta, `/activitys/${params.slug}`),
  component: () => <ActivityPage {...route.useLoaderData()} />,
})
