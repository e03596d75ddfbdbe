import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ActivityPage } from '../../features/activities/activity/activity-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'
import { NotFound } from '../../shell/page/not-found.tsx'

const route = getRouteApi('/activity/$slug')

export const Route = createFileRoute('/activity/$slug')({
  loader: (at) => loadPage('activity', at),
  head: ({ loaderData, params }) => routeHead(loaderData?.activity.meta, `/activitys/${params.slug}`),
  component: () => <ActivityPage {...route.useLoaderData()} />,
  notFoundComponent: () => (
    <NotFound
      title="Activity Not Found"
      text="We have no activity under this name. Everything there is to do is in one list."
      back={{ label: 'Back to all activities', to: '/activity' }}
    />
  ),
})
