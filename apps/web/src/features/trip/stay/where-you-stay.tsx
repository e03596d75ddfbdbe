import { isSaved } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { chooseHotel } from './choose-hotel.ts'
import { ChosenStay } from './chosen-stay.tsx'
import { CompareHotels } from './compare-hotels.tsx'

/** The hotel of the trip, or the saved ones to choose from. */
export function WhereYouStay({ places }: { places: TripPlaces }) {
  const trip = useTrip()
  const saved = places.hotels.filter(({ slug }) => isSaved(trip, `hotel/${slug}`))
  const chosen = places.hotels.find(({ slug }) => slug === trip.stay?.hotel)
  if (places.hotels.length === 0) return null
  return (
    <PageSection id="stay" heading="Where you stay">
      {chosen && <ChosenStay hotel={chosen} />}
      {!chosen && saved.length === 0 && (
        <p>
          Save a hotel to see what your stay costs. <Link to="/hotels">See all hotels</Link>
        </p>
      )}
      {!chosen && saved.length === 1 && saved[0] && <OneHotel hotel={saved[0]} />}
      {saved.length > 1 && <CompareHotels hotels={saved} places={places} />}
    </PageSection>
  )
}

function OneHotel({ hotel }: { hotel: HotelOfTrip }) {
  return (
    <div className="trip-one-hotel">
      <p>
        You have saved{' '}
        <Link to="/hotels/$slug" params={{ slug: hotel.slug }}>
          {hotel.name}
        </Link>
        .
      </p>
      <Button variant="outline" onClick={() => chooseHotel(hotel)}>
        Stay here
      </Button>
    </div>
  )
}
