import type { ActivitySummary } from '@susegad/catalog-data/activities'
import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { HotelSummary } from '@susegad/catalog-data/hotels'
import { ActivityCard } from '@susegad/ui/activity-card'
import { BeachCard } from '@susegad/ui/beach-card'
import { Grid } from '@susegad/ui/grid'
import { HotelCard } from '@susegad/ui/hotel-card'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import { Stack } from '@susegad/ui/stack'
import type { ComponentProps, ReactNode } from 'react'
import { fallbackOf, picturesOf } from './story-picture.ts'
import './pages.css'

interface CardListProps<Record> extends Omit<ComponentProps<'ul'>, 'children'> {
  records: readonly Record[]
  children: (record: Record, place: number) => ReactNode
}

/** A card for each record. */
function CardList<Record extends { slug: string }>({
  records,
  children,
  className = '',
  ...rest
}: CardListProps<Record>) {
  return (
    <ul {...rest} className={`page-list ${className}`}>
      {records.map((record, place) => (
        <li key={record.slug}>{children(record, place)}</li>
      ))}
    </ul>
  )
}

/** Hotels as wide rows with pictures on alternating sides. */
export function HotelRows({ hotels }: { hotels: readonly HotelSummary[] }) {
  return (
    <Stack gap="2xl" asChild>
      <CardList records={hotels}>
        {(hotel, place) => (
          <HotelCard
            name={hotel.name}
            address={hotel.address}
            rating={hotel.rating}
            reviews={hotel.reviews}
            price={hotel.price}
            discount={hotel.discount ? `${hotel.discount}%` : undefined}
            pictures={picturesOf(hotel.pictures, '(min-width: 1024px) 680px, 100vw', place)}
            photoCount={hotel.photoCount}
            fallback={fallbackOf('hotel')}
            side={place % 2 ? 'end' : 'start'}
            detailsLink={<a href={`#/hotels/${hotel.slug}`}>View Details</a>}
            callLink={hotel.contact ? <a href={phoneLink(hotel.contact)}>Call Now</a> : undefined}
          >
            <p>{hotel.tagline}</p>
          </HotelCard>
        )}
      </CardList>
    </Stack>
  )
}

const inks = ['primary', 'accent', 'tile', 'gold', 'earth', 'ink'] as const

/** Activities as a wall of posters. */
export function PosterWall({ activities }: { activities: readonly ActivitySummary[] }) {
  return (
    <Grid item="sm" asChild>
      <CardList records={activities}>
        {(activity, place) => (
          <ActivityCard
            name={activity.name}
            price={activity.price}
            pictures={picturesOf(activity.pictures, '(min-width: 1024px) 400px, 50vw', place, 'poster')}
            fallback={fallbackOf('activity')}
            location={activity.location ?? undefined}
            duration={activity.duration ?? undefined}
            summary={activity.cardLine ?? undefined}
            offer={activity.offer ? `${activity.offer}%` : undefined}
            status={activity.status}
            tone={inks[place % inks.length]}
            detailsLink={<a href={`#/activitys/${activity.slug}`}>View Details</a>}
          />
        )}
      </CardList>
    </Grid>
  )
}

/** Beaches in a grid. */
export function BeachGrid({ beaches }: { beaches: readonly BeachSummary[] }) {
  return (
    <Grid gap="lg" asChild>
      <CardList records={beaches}>
        {(beach, place) => (
          <BeachCard
            name={beach.name}
            location={beach.location}
            category={beach.category}
            description={beach.description}
            facilities={beach.facilityCount}
            sports={beach.sportCount}
            pictures={picturesOf(beach.pictures, '(min-width: 768px) 480px, 100vw', place)}
            fallback={fallbackOf('beach')}
            detailsLink={<a href={`#/beaches/${beach.slug}`}>View Details</a>}
            membershipLink={<a href="#/membership">Book Now Membership</a>}
          />
        )}
      </CardList>
    </Grid>
  )
}
