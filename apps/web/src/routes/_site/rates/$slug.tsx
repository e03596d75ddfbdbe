import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { RateCardPage } from '../../../features/hotels/hotel/rate-card-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'
import { pageTitle } from '../../../shell/navigation/page-title.ts'

const route = getRouteApi('/_site/rates/$slug')

export const Route = createFileRoute('/_site/rates/$slug')({
  staticData: { title: 'Menu and rates' },
  loader: (at) => loadPage('rates', at),
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? routeHead({ title: pageTitle(`Menu and rates: ${loaderData.card.hotel}`, context.site) })
      : {},
  component: () => <RateCardPage {...route.useLoaderData()} />,
})
