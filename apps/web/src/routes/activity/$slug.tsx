import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ActivityPage } from '../../features/activities/activity/activity-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/activity/$slug')

const missing = {
  title: 'Activity Not Found',
  text: 'We have no activity under this name. Everything there is to do is in one list.',
  back: { label: 'Back to all activities', to: '/activity' },
}

export const Route = createFileRoute('/activity/$slug')({
  loader: (at) => loadPage('activity', at, missing),
  head: ({ loaderData, params }) => routeHead(loaderData?.activity.meta, `/activitys/${params.slug}`),
  component: () => <ActivityPage {...route.useLoaderData()} />,
})
