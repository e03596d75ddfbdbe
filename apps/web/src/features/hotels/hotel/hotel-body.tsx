import { PlaceLayout } from '../../../catalogue/place/place-layout.tsx'
import { HotelAside } from './hotel-aside.tsx'
import { HotelFaq } from './hotel-faq.tsx'
import { HotelLocation } from './hotel-location.tsx'
import { HotelOverview } from './hotel-overview.tsx'
import { HotelRooms } from './hotel-rooms.tsx'
import { OtherHotels } from './other-hotels.tsx'
import './hotel-page.css'
import type { PageData } from '../../../page-data/page-data.ts'

/** Everything below the first picture. */
export function HotelBody({ hotel, dearerDays, others, near }: PageData['hotel']) {
  return (
    <>
      <PlaceLayout aside={<HotelAside hotel={hotel} dearerDays={dearerDays} />}>
        <HotelOverview hotel={hotel} />
        <HotelRooms hotel={hotel} />
        <HotelLocation hotel={hotel} near={near} />
        <HotelFaq hotel={hotel} />
      </PlaceLayout>
      <OtherHotels hotels={others} />
    </>
  )
}
