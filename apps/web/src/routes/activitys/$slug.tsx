import { loadActivity } from '@susegad/catalog-data/activities/load'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { ActivityPage } from '../../features/activities/activity/activity-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { NotFound } from '../../shell/page/not-found.tsx'

const route = getRouteApi('/activitys/$slug')

export const Route = createFileRoute('/activitys/$slug')({
  loader: async ({ params }) => {
    const activity = await loadActivity(params.slug)
    if (!activity) throw notFound()
    return activity
  },
  head: ({ loaderData, params }) =>
    loaderData ? routeHead(loaderData.meta, `/activitys/${params.slug}`) : {},
  component: () => <ActivityPage activity={route.useLoaderData()} />,
  notFoundComponent: () => (
    <NotFound
      title="Activity Not Found"
      text="We have no activity under this name. Everything there is to do is in one list."
      back={{ label: 'Back to all activities', to: '/activity' }}
    />
  ),
})
