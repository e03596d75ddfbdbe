import { Link } from '@tanstack/react-router'
import { CoastNearby } from '../../catalogue/coast/coast-nearby.tsx'
import { PlaceSection } from '../../catalogue/place/place-layout.tsx'
import { PlaceMap } from '../../catalogue/place/place-map.tsx'
import { Block, Lines } from '../../catalogue/place/text-blocks.tsx'
import type { PageData } from '../../page-data/page-data.ts'

type BeachLocationProps = Pick<PageData['beach'], 'beach' | 'stays' | 'near'>

export function BeachLocation({ beach, stays, near }: BeachLocationProps) {
  return (
    <PlaceSection id="location" heading="Location">
      <PlaceMap of={beach.name} where={beach.name} src={beach.mapEmbed} />
      <Lines title="Getting there" lines={beach.gettingThere} />
      <Lines title="Nearby" lines={beach.nearby} />
      {stays.length > 0 ? (
        <Block title="Hotels near this beach">
          <ul className="text-lines">
            {stays.map((hotel) => (
              <li key={hotel.slug}>
                <Link to="/hotels/$slug" params={{ slug: hotel.slug }}>
                  {hotel.name}
                </Link>
                , {hotel.location}
              </li>
            ))}
          </ul>
        </Block>
      ) : null}
      <CoastNearby near={near} />
    </PlaceSection>
  )
}
