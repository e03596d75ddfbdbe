import { Checkbox } from '@susegad/ui/checkbox'
import { useState } from 'react'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { compareRows, isDifferent } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import './compare-hotels.css'

const MOST_COMPARED = 4

interface CompareHotelsProps {
  hotels: readonly HotelOfTrip[]
  places: TripPlaces
}

/** Two to four saved hotels side by side. */
export function CompareHotels({ hotels: saved, places }: CompareHotelsProps) {
  const trip = useTrip()
  const [left, setLeft] = useState<readonly string[]>([])
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const hotels = saved.filter(({ slug }) => !left.includes(slug)).slice(0, MOST_COMPARED)
  const { membership } = useSite()
  const rows = compareRows(hotels, trip, places, { membership, priceText: usePriceText() })
  return (
    <div className="compare">
      <div className="compare-head">
        <h3 id="compare">Compare your hotels</h3>
        {saved.length > 2 &&
          saved.map(({ slug, name }) => {
            const isShown = hotels.some((hotel) => hotel.slug === slug)
            const isFixed = isShown ? hotels.length <= 2 : hotels.length >= MOST_COMPARED
            return (
              <Checkbox
                key={slug}
                label={name}
                checked={isShown}
                disabled={isFixed}
                onChange={() => setLeft(isShown ? [...left, slug] : left.filter((other) => other !== slug))}
              />
            )
          })}
        <Checkbox
          label="Show differences only"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
      </div>
      <CompareTable hotels={hotels} rows={rows.filter((row) => !onlyDifferent || isDifferent(row))} />
    </div>
  )
}
