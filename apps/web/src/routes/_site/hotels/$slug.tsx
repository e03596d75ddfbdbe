import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { HotelPage } from '../../../features/hotels/hotel/hotel-page.tsx'
import { loadPage } from '../../../page-data/load-page.ts'
import { routeHead } from '../../../seo/route-head.ts'

const route = getRouteApi('/_site/hotels/$slug')

const missing = {
  title: 'Hotel Not Found',
  text: 'We have no hotel with this name. You can find all of them in one list.',
  back: { label: 'Back to all hotels', to: '/hotels' },
}

export const Route = createFileRoute('/_site/hotels/$slug')({
  staticData: { header: 'overlay', about: 'hotel' },
  loader: (at) => loadPage('hotel', at, missing),
  head: ({ loaderData, params }) => routeHead(loaderData?.hotel.meta, `/hotels/${params.slug}`),
  component: () => <HotelPage {...route.useLoaderData()} />,
})
