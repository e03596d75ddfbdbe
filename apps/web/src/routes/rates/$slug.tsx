import { loadRateCard } from '@susegad/catalog-data/hotels/rates'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { RateCardPage } from '../../features/hotels/hotel/rate-card-page.tsx'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/rates/$slug')

export const Route = createFileRoute('/rates/$slug')({
  loader: async ({ params }) => {
    const card = await loadRateCard(params.slug)
    if (!card) throw notFound()
    return card
  },
  head: ({ loaderData }) =>
    loaderData ? routeHead({ title: `Menu and rates: ${loaderData.hotel} | Susegad` }) : {},
  component: () => <RateCardPage card={route.useLoaderData()} />,
})
