import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { CardLink, type CardLinkElement } from '../card/card-link.tsx'
import { ImageCarousel } from '../carousel/carousel.tsx'
import { CameraIcon, MapPinIcon, PhoneIcon } from '../icon/icon.tsx'
import { formatCount } from '../logic/format-price.ts'
import type { PictureImage } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { Rating, type RatingLabels } from '../rating/rating.tsx'

const hotelCard = cva('sg-hotel-card', {
  variants: { side: { start: 'sg-hotel-card-start', end: 'sg-hotel-card-end' } },
})

export interface HotelCardLabels {
  discount: (discount: string) => string
  start: string
  perNight: string
  photos: (count: number) => string
  pictures: (name: string) => string
  details: string
  call: string
  noContact: string
  rating?: RatingLabels
}

const english: HotelCardLabels = {
  discount: (discount) => `${discount} OFF`,
  start: 'Start',
  perNight: '/ night',
  photos: (count) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  pictures: (name) => `Pictures of ${name}`,
  details: 'View Details',
  call: 'Call Now',
  noContact: 'Contact N/A',
}

export interface HotelCardProps extends React.ComponentProps<'article'> {
  name: string
  address: string
  /** Rating out of 5. */
  rating: number
  /** Number of reviews. */
  reviews: number
  /** Lowest price per night, in whole rupees. */
  price: number
  /** Discount shown on a badge, such as '20%'. Omit it for no badge. */
  discount?: string | undefined
  /** Shown in a carousel that advances by itself. */
  pictures: readonly PictureImage[]
  /** Total number of photos, where `pictures` holds a selection. @default the number of `pictures` */
  photoCount?: number | undefined
  /** `sizes` attribute of each picture. @default '(min-width: 1024px) 720px, 100vw' */
  sizes?: string | undefined
  /** Picture shown in place of one that fails to load. */
  fallback?: PictureImage | undefined
  /** Link to the hotel's page. Without children it gets the text from `labels`. */
  detailsLink: CardLinkElement
  /** Phone link; without one the card says that there is no contact. */
  callLink?: CardLinkElement | undefined
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Side of the pictures where there is room beside the text. @default 'start' */
  side?: 'start' | 'end' | undefined
  /** Overrides for the card's default texts. */
  labels?: Partial<HotelCardLabels> | undefined
}

/** A wide card for a hotel in a list; the children are further details. Renders an `<article>`. */
export function HotelCard({
  name,
  address,
  rating,
  reviews,
  price,
  discount,
  pictures,
  photoCount = pictures.length,
  sizes = '(min-width: 1024px) 720px, 100vw',
  fallback,
  detailsLink,
  callLink,
  headingLevel = 3,
  side = 'start',
  labels,
  className,
  children,
  ...rest
}: HotelCardProps): React.JSX.Element {
  const nameId = useId()
  const words = { ...english, ...labels }
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="hotel-card"
      data-side={side}
      aria-labelledby={nameId}
      {...rest}
      className={cx(hotelCard({ side }), className)}
    >
      <div data-slot="hotel-card-sheet" className="sg-hotel-card-sheet">
        <div data-slot="hotel-card-media" className="sg-hotel-card-media">
          <ImageCarousel
            aria-label={words.pictures(name)}
            images={pictures}
            picture={{ ratio: 'landscape', sizes, fallback }}
            className="sg-hotel-card-strip"
          />
          {discount && (
            <Badge tone="gold" variant="burst" className="sg-hotel-card-discount">
              {words.discount(discount)}
            </Badge>
          )}
          <span data-slot="hotel-card-start" className="sg-hotel-card-tag">
            {`${words.start} ₹${formatCount(price)}`}
          </span>
          {photoCount > 0 && (
            <span data-slot="hotel-card-photos" className="sg-hotel-card-photos">
              <CameraIcon />
              {words.photos(photoCount)}
            </span>
          )}
        </div>
        <div data-slot="hotel-card-body" className="sg-hotel-card-body">
          <Heading id={nameId} data-slot="hotel-card-name" className="sg-hotel-card-name">
            {name}
          </Heading>
          <p data-slot="hotel-card-address" className="sg-hotel-card-address">
            <MapPinIcon />
            {address}
          </p>
          <Rating
            value={rating}
            reviews={reviews}
            show="stars-and-value"
            labels={words.rating}
            className="sg-hotel-card-rating"
          />
          {children && (
            <div data-slot="hotel-card-text" className="sg-hotel-card-text">
              {children}
            </div>
          )}
          <div data-slot="hotel-card-foot" className="sg-hotel-card-foot">
            <Price amount={price} unit={words.perNight} size="xl" className="sg-hotel-card-price" />
            <div data-slot="hotel-card-actions" className="sg-hotel-card-actions">
              <CardLink link={detailsLink} text={words.details} about={nameId} />
              {callLink ? (
                <CardLink
                  link={callLink}
                  text={words.call}
                  about={nameId}
                  variant="outline"
                  icon={<PhoneIcon />}
                />
              ) : (
                <Button variant="outline" disabled>
                  {words.noContact}
                </Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}
