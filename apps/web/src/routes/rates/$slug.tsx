import { loadRateCard } from '@susegad/catalog-data/hotels/rates'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { RateCardPage } from '../../features/hotels/rate-card-page.tsx'

const route = getRouteApi('/rates/$slug')

export const Route = createFileRoute('/rates/$slug')({
  loader: async ({ params }) => {
    const card = await loadRateCard(params.slug)
    if (!card) throw notFound()
    return card
  },
  component: () => <RateCardPage card={route.useLoaderData()} />,
})
