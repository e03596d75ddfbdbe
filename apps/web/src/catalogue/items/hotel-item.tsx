import type { HotelSummary } from '@susegad/catalog-data/hotels'
import { HotelCard } from '@susegad/ui/hotel-card'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import { Link } from '@tanstack/react-router'
import { hotelFallback } from './fallbacks.ts'
import { imageOf } from './picture-image.ts'

interface HotelItemProps {
  hotel: HotelSummary
  headingLevel?: 2 | 3
  side?: 'start' | 'end'
}

const sizes = '(min-width: 1024px) 680px, 100vw'

export function HotelItem({ hotel, headingLevel = 3, side = 'start' }: HotelItemProps) {
  return (
    <HotelCard
      name={hotel.name}
      address={hotel.address}
      rating={hotel.rating}
      reviews={hotel.reviews}
      price={hotel.price}
      discount={hotel.discount ? `${hotel.discount}%` : undefined}
      pictures={hotel.pictures.map((picture) => imageOf(picture, sizes))}
      photoCount={hotel.photoCount}
      sizes={sizes}
      fallback={hotelFallback}
      headingLevel={headingLevel}
      side={side}
      detailsLink={<Link to="/hotels/$slug" params={{ slug: hotel.slug }} />}
      // biome-ignore lint/a11y/useAnchorContent: the card puts its words into it
      callLink={hotel.contact ? <a href={phoneLink(hotel.contact)} /> : undefined}
    >
      {hotel.tagline ? <p>{hotel.tagline}</p> : null}
    </HotelCard>
  )
}
