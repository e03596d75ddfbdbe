import { loadRateCard } from '@susegad/catalog-data/hotels/rates'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { RateCardPage } from '../../features/hotels/hotel/rate-card-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

const route = getRouteApi('/rates/$slug')

export const Route = createFileRoute('/rates/$slug')({
  loader: async ({ params }) => {
    const card = await loadRateCard(params.slug)
    if (!card) throw notFound()
    return card
  },
  head: ({ loaderData }) =>
    loaderData ? routeHead({ title: pageTitle(`Menu and rates: ${loaderData.hotel}`) }) : {},
  component: () => <RateCardPage card={route.useLoaderData()} />,
})
