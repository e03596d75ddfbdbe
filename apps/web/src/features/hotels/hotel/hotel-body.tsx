import type { Hotel } from '@susegad/catalog-data/hotels'
import { PlaceLayout } from '../../../catalogue/place/place-layout.tsx'
import { HotelAside } from './hotel-aside.tsx'
import { HotelFaq } from './hotel-faq.tsx'
import { HotelLocation } from './hotel-location.tsx'
import { HotelOverview } from './hotel-overview.tsx'
import { HotelRooms } from './hotel-rooms.tsx'
import { OtherHotels } from './other-hotels.tsx'
import './hotel-page.css'

/** Everything below the first picture. */
export function HotelBody({ hotel }: { hotel: Hotel }) {
  return (
    <>
      <PlaceLayout aside={<HotelAside hotel={hotel} />}>
        <HotelOverview hotel={hotel} />
        <HotelRooms hotel={hotel} />
        <HotelLocation hotel={hotel} />
        <HotelFaq hotel={hotel} />
      </PlaceLayout>
      <OtherHotels slug={hotel.slug} />
    </>
  )
}
