import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { MembershipPage } from '../../features/membership/membership-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/membership')

export const Route = createFileRoute('/_site/membership')({
  staticData: { offersMembership: false },
  loader: (at) => loadPage('membership', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/membership'),
  component: () => <MembershipPage {...route.useLoaderData()} />,
})
