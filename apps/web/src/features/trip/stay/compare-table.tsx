import { Button } from '@susegad/ui/button'
import { Picture } from '@susegad/ui/picture'
import { Link } from '@tanstack/react-router'
import { imageOf } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { chooseHotel } from './choose-hotel.ts'
import { type CompareRow, isDifferent } from './compare-rows.ts'

interface CompareTableProps {
  hotels: readonly HotelOfTrip[]
  rows: readonly CompareRow[]
}

/** A column for each hotel; on a phone two fit, and the others are swiped in. */
export function CompareTable({ hotels, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the arrow keys
    <section className="compare-frame" aria-labelledby="compare" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {hotels.map((hotel) => (
              <HotelHead key={hotel.slug} hotel={hotel} />
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
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
  )
}

function HotelHead({ hotel }: { hotel: HotelOfTrip }) {
  const isChosen = useTrip().stay?.hotel === hotel.slug
  const fallback = useFallback('hotel')
  return (
    <th scope="col">
      {hotel.picture && (
        <Picture {...imageOf(hotel.picture, '20rem')} ratio="landscape" fallback={fallback} />
      )}
      <Link to="/hotels/$slug" params={{ slug: hotel.slug }}>
        {hotel.name}
      </Link>
      {isChosen ? (
        <p>You stay here</p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Stay here: ${hotel.name}`}
          onClick={() => chooseHotel(hotel)}
        >
          Stay here
        </Button>
      )}
    </th>
  )
}
