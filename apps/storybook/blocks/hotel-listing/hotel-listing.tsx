'use client'

import { pictureSources } from '@susegad/catalog-data/pictures'
import { Button } from '@susegad/ui/button'
import { Container } from '@susegad/ui/container'
import { EmptyState } from '@susegad/ui/empty-state'
import { HotelCard } from '@susegad/ui/hotel-card'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import { useState } from 'react'
import { anyHotel, filterHotels, type ListedHotel } from './filter-hotels.ts'
import { HotelFilters } from './hotel-filters.tsx'
import './hotel-listing.css'

export interface HotelListingProps {
  hotels: readonly ListedHotel[]
  heading: string
  /** URL of a hotel's page. */
  hrefOf: (hotel: ListedHotel) => string
  /** Base URL of the encoded pictures. @default '/media' */
  media?: string
}

/** A list of hotels that visitors filter and sort. */
export function HotelListing({ hotels, heading, hrefOf, media = '/media' }: HotelListingProps) {
  const [choice, choose] = useState(anyHotel)
  const shown = filterHotels(hotels, choice)
  return (
    <Container asChild space="section">
      <section aria-labelledby="hotel-listing-heading" className="hotel-listing">
        <header>
          <h2 id="hotel-listing-heading">{heading}</h2>
          <p role="status">
            {shown.length === hotels.length
              ? `Showing ${hotels.length} hotels`
              : `Showing ${shown.length} of ${hotels.length} hotels`}
          </p>
        </header>
        <HotelFilters hotels={hotels} choice={choice} onChoice={choose} />
        {shown.length === 0 ? (
          <EmptyState
            title="No hotel fits"
            headingLevel={3}
            actions={<Button onClick={() => choose(anyHotel)}>Show all hotels</Button>}
          >
            Nothing has all of this at once. Leave one of the filters open, or ask us.
          </EmptyState>
        ) : (
          <div className="hotel-listing-cards">
            {shown.map((hotel, place) => (
              <HotelCard
                key={hotel.slug}
                name={hotel.name}
                address={hotel.address}
                rating={hotel.rating}
                reviews={hotel.reviews}
                price={hotel.price}
                discount={hotel.discount ?? undefined}
                pictures={hotel.pictures.map((picture) => pictureSources(picture, media))}
                photoCount={hotel.photoCount}
                href={hrefOf(hotel)}
                callHref={hotel.contact ? phoneLink(hotel.contact) : undefined}
                side={place % 2 ? 'end' : 'start'}
              >
                <p>{hotel.tagline}</p>
              </HotelCard>
            ))}
          </div>
        )}
      </section>
    </Container>
  )
}
