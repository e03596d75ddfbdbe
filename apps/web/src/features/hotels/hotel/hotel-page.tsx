import { PlaceLayout } from '../../../catalogue/place/place-layout.tsx'
import { PlacePage } from '../../../catalogue/place/place-page.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { HotelAside } from './hotel-aside.tsx'
import { HotelFaq } from './hotel-faq.tsx'
import { HotelLocation } from './hotel-location.tsx'
import { HotelOverview } from './hotel-overview.tsx'
import { HotelRooms } from './hotel-rooms.tsx'
import { OtherHotels } from './other-hotels.tsx'
import './hotel-page.css'

const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'rooms', label: 'Rooms' },
  { id: 'location', label: 'Location' },
  { id: 'faq', label: 'FAQ' },
]

export function HotelPage({ hotel, dearerDays, others, near }: PageData['hotel']) {
  return (
    <PlacePage
      kind="hotel"
      name={hotel.name}
      location={hotel.location}
      lede={hotel.tagline}
      pictures={hotel.heroPictures}
      sections={sections}
    >
      <PlaceLayout aside={<HotelAside hotel={hotel} dearerDays={dearerDays} />}>
        <HotelOverview hotel={hotel} />
        <HotelRooms hotel={hotel} />
        <HotelLocation hotel={hotel} near={near} />
        <HotelFaq hotel={hotel} />
      </PlaceLayout>
      <OtherHotels hotels={others} />
    </PlacePage>
  )
}
