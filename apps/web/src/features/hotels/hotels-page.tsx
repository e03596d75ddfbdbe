import { deferred } from '../../shell/deferred/deferred.tsx'

// Still words and a still picture need the script only once they are touched.
const HotelsOpening = deferred(async () => (await import('./hotels-opening.tsx')).HotelsOpening, 'touched')
const HotelReasons = deferred(async () => (await import('./hotel-reasons.tsx')).HotelReasons, 'touched')
// What the address asks for may change what is shown.
const AllHotels = deferred(
  async () => (await import('./all-hotels.tsx')).AllHotels,
  () => (location.search ? 'idle' : 'near'),
)

export function HotelsPage() {
  return (
    <>
      <HotelsOpening />
      <HotelReasons />
      <AllHotels />
    </>
  )
}
