import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Picture } from '@susegad/ui/picture'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { imageOf } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { chooseHotel } from './choose-hotel.ts'
import { compareRows, isDifferent } from './compare-rows.ts'
import './compare-hotels.css'

const MOST_COMPARED = 4

/** Two to four saved hotels side by side. */
export function CompareHotels({
  hotels: saved,
  places,
}: {
  hotels: readonly HotelOfTrip[]
  places: TripPlaces
}) {
  const trip = useTrip()
  const [left, setLeft] = useState<readonly string[]>([])
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const hotels = saved.filter(({ slug }) => !left.includes(slug)).slice(0, MOST_COMPARED)
  const fallback = useFallback('hotel')
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
          label="Only what differs"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the arrow keys */}
      <section className="compare-frame" aria-labelledby="compare" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {hotels.map((hotel) => (
                <th key={hotel.slug} scope="col">
                  {hotel.picture && (
                    <Picture {...imageOf(hotel.picture, '20rem')} ratio="landscape" fallback={fallback} />
                  )}
                  <Link to="/hotels/$slug" params={{ slug: hotel.slug }}>
                    {hotel.name}
                  </Link>
                  {trip.stay?.hotel === hotel.slug ? (
                    <p>You stay here</p>
                  ) : (
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Stay here: ${hotel.name}`}
                      onClick={() => chooseHotel(hotel.slug)}
                    >
                      Stay here
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {rows
            .filter((row) => !onlyDifferent || isDifferent(row))
            .map((row) => (
              <tbody key={row.label} data-different={isDifferent(row) || undefined}>
                <tr>
                  <th colSpan={hotels.length} scope="rowgroup">
                    <span>{row.label}</span>
                  </th>
                </tr>
                <tr>
                  {hotels.map(({ slug }, index) => (
                    <td key={slug}>{row.values[index] ?? '–'}</td>
                  ))}
                </tr>
              </tbody>
            ))}
        </table>
      </section>
    </div>
  )
}
