import { HotelCard } from '@susegad/ui/hotel-card'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import type { HotelOnCard } from '../../page-data/page-data.ts'
import type { PlacePath } from '../../page-data/place-path.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import { SavePlace } from '../../shell/trip/save-place.tsx'
import { nightsText, useStays } from '../../shell/trip/stay/use-stays.ts'
import { imageOf } from './picture-image.ts'
import { useFallback } from './use-fallback.ts'

interface HotelItemProps {
  hotel: HotelOnCard
  headingLevel?: 2 | 3
  side?: 'start' | 'end'
}

const sizes = '(min-width: 1024px) 680px, 100vw'

export function HotelItem({ hotel, headingLevel = 3, side = 'start' }: HotelItemProps) {
  const stays = useStays(hotel.slug)
  const hasTotal = stays !== undefined && stays.lowest !== null
  return (
    <HotelCard
      name={hotel.name}
      address={hotel.address}
      rating={hotel.rating}
      reviews={hotel.reviews}
      price={stays?.lowest ?? hotel.price}
      pricePrefix={hasTotal || hotel.dearerDays ? 'from' : undefined}
      discount={hotel.discount}
      pictures={hotel.pictures.map((picture) => imageOf(picture, sizes))}
      photoCount={hotel.photoCount}
      sizes={sizes}
      fallback={useFallback('hotel')}
      headingLevel={headingLevel}
      side={side}
      href={`/hotels/${hotel.slug}` satisfies PlacePath}
      linkAs={RouterLink}
      action={<SavePlace place={`hotel/${hotel.slug}`} name={hotel.name} />}
      {...(hasTotal ? { labels: { perNight: nightsText(stays.nights) } } : {})}
      callHref={hotel.contact ? phoneLink(hotel.contact) : undefined}
    >
      {hotel.tagline ? <p>{hotel.tagline}</p> : null}
      {stays && !hasTotal ? <p>{stays.noPrice}</p> : null}
    </HotelCard>
  )
}
