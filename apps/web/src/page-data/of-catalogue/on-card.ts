import type { ActivitySummary } from '@susegad/catalog-data/activities'
import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { HotelSummary } from '@susegad/catalog-data/hotels'
import type { RateCard } from '@susegad/catalog-data/hotels/rates'
import type { ActivityOnCard, BeachOnCard, HotelOnCard } from '../page-data.ts'

/** Whether the hotel's rates are higher on some dates than its lowest price; null if it has no rates by date. */
export function hasDearerDays(
  { rateCards }: Pick<Catalogue, 'rateCards'>,
  { slug, price }: Pick<HotelSummary, 'slug' | 'price'>,
): boolean | null {
  const rates = rateCards.find((card) => card.slug === slug)
  return rates ? areDearer(rates.rows, price) : null
}

/** Whether a price in these rows of a rate card is higher. */
export const areDearer = (rows: RateCard['rows'], price: number): boolean =>
  rows.some(({ prices }) => prices.some((other) => other > price))

export const hotelsOnCards = (of: Pick<Catalogue, 'rateCards' | 'hotelSummaries'>): HotelOnCard[] =>
  of.hotelSummaries.map(({ id, coordinates, ...shown }) => ({
    ...shown,
    ...(hasDearerDays(of, shown) && { dearerDays: true }),
  }))

export const activityOnCard = ({
  id,
  coordinates,
  rating,
  activityNames,
  ...shown
}: ActivitySummary): ActivityOnCard => shown

export const beachOnCard = ({ id, coordinates, ...shown }: BeachSummary): BeachOnCard => shown
