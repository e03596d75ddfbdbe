import type { PageData } from '../../../page-data/page-data.ts'
import { deferred } from '../../../shell/deferred/deferred.tsx'

// Static content: hydrate only on interaction.
const HotelsOpening = deferred(async () => (await import('./hotels-opening.tsx')).HotelsOpening, 'touched')
const HotelReasons = deferred(async () => (await import('./hotel-reasons.tsx')).HotelReasons, 'touched')
// Hydrate early if the URL's query may filter the list.
const AllHotels = deferred(
  async () => (await import('./all-hotels.tsx')).AllHotels,
  () => (location.search ? 'idle' : 'near'),
)

export function HotelsPage({ texts, reasons, hotels }: PageData['hotels']) {
  return (
    <>
      <HotelsOpening texts={texts} hotels={hotels} />
      <HotelReasons texts={texts} reasons={reasons} />
      <AllHotels texts={texts} hotels={hotels} />
    </>
  )
}
