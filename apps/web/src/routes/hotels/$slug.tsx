import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { HotelPage } from '../../features/hotels/hotel/hotel-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { NotFound } from '../../shell/page/not-found.tsx'

const route = getRouteApi('/hotels/$slug')

export const Route = createFileRoute('/hotels/$slug')({
  loader: async ({ params }) => {
    const hotel = await loadHotel(params.slug)
    if (!hotel) throw notFound()
    return hotel
  },
  head: ({ loaderData, params }) => (loaderData ? routeHead(loaderData.meta, `/hotels/${params.slug}`) : {}),
  component: () => <HotelPage hotel={route.useLoaderData()} />,
  notFoundComponent: () => (
    <NotFound
      title="Hotel Not Found"
      text="We have no hotel under this name. The ones we know are all in one list."
      back={{ label: 'Back to all hotels', to: '/hotels' }}
    />
  ),
})
