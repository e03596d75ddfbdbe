import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import { Price } from '@susegad/ui/price'
import { Rating } from '@susegad/ui/rating'
import { ShareButton } from '@susegad/ui/share-button'
import { Link } from '@tanstack/react-router'
import { AskCard } from '../../../catalogue/place/ask-card.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { usePriceText } from '../../../shell/formats/use-price-text.ts'
import { nightsText, useStays } from '../../../shell/trip/stay/use-stays.ts'

/** Price, key facts and ways to ask. */
export function HotelAside({ hotel, dearerDays }: Pick<PageData['hotel'], 'hotel' | 'dearerDays'>) {
  const { business } = useSite()
  const priceText = usePriceText()
  const stays = useStays(hotel.slug)
  const total = stays?.lowest ?? null
  const price = total ?? hotel.price
  const forDates = stays && total !== null ? nightsText(stays.nights) : undefined
  const prefix = forDates || dearerDays ? 'from' : undefined
  return (
    <AskCard
      item={hotel.name}
      place={`hotel/${hotel.slug}`}
      price={`${prefix ? `${prefix} ` : ''}${priceText(price)} ${forDates ?? 'a night'}`}
      phone={hotel.contact}
      head={
        <>
          <Price amount={price} prefix={prefix} unit={forDates ?? '/ night'} size="xl" />
          {stays && total === null ? <p>{stays.noPrice}</p> : null}
          {dearerDays ? (
            <p>
              <Link to="/rates/$slug" params={{ slug: hotel.slug }}>
                Prices by date
              </Link>
            </p>
          ) : null}
          {dearerDays === null && !hotel.menuAndRates ? <p>Prices by date on request.</p> : null}
          {hotel.discount ? <p>{hotel.discount}% OFF, already in this price</p> : null}
          {hotel.rating === null ? null : (
            <Rating value={hotel.rating} reviews={hotel.reviews ?? undefined} show="stars-and-value" />
          )}
        </>
      }
      facts={
        <DescriptionList>
          <DescriptionItem term="Where">{hotel.location}</DescriptionItem>
          {hotel.rooms.length > 0 ? (
            <DescriptionItem term="Rooms">
              {hotel.rooms.length} {hotel.rooms.length === 1 ? 'room type' : 'room types'}
            </DescriptionItem>
          ) : null}
          <DescriptionItem term="Phone">
            {hotel.contact ? (
              <a href={phoneLink(hotel.contact)}>{hotel.contact}</a>
            ) : (
              <a href={business.phone.href}>{business.phone.text}, our office</a>
            )}
          </DescriptionItem>
          {hotel.email ? (
            <DescriptionItem term="Email">
              <a href={`mailto:${hotel.email}`}>{hotel.email}</a>
            </DescriptionItem>
          ) : null}
        </DescriptionList>
      }
      foot={<ShareButton shareTitle={hotel.name} shareText={hotel.tagline || undefined} />}
    />
  )
}
