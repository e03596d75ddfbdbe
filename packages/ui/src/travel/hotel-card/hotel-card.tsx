'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../../general/badge/badge.tsx'
import { Button } from '../../general/button/button.tsx'
import { CardLink } from '../../general/card/card-link.tsx'
import { ImageCarousel } from '../../general/carousel/carousel.tsx'
import { CameraIcon, MapPinIcon, PhoneIcon } from '../../general/icon/icon.tsx'
import { Price } from '../../general/price/price.tsx'
import { Rating } from '../../general/rating/rating.tsx'
import { formatPercent } from '../../locale/format-number.ts'
import type { Words } from '../../locale/language.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { formatPrice } from '../../logic/format-price.ts'
import type { PlaceCardProps } from '../place-card.ts'
import { type HotelCardLabels, hotelCardLabels } from './hotel-card-labels.ts'

export type { HotelCardLabels } from './hotel-card-labels.ts'

export interface HotelCardProps extends PlaceCardProps {
  address: string
  /** Rating out of 5; omit it for no stars. */
  rating?: number | null | undefined
  /** Number of reviews behind the rating. */
  reviews?: number | null | undefined
  /** Lowest price per night, in whole units of the currency. */
  price: number
  /** Text before the price, such as 'from' where it is higher on some dates. */
  pricePrefix?: string | undefined
  /** Discount in percent, shown on a badge. Omit it for no badge. */
  discount?: number | null | undefined
  /** Total number of photos, where `pictures` holds a selection. @default the number of `pictures` */
  photoCount?: number | undefined
  /** `sizes` attribute of each picture. @default '(min-width: 1024px) 720px, 100vw' */
  sizes?: string | undefined
  /** Phone link, such as `tel:+918320000142`; without one the card says that there is no contact. */
  callHref?: string | undefined
  /** Side of the pictures where there is room beside the text. @default 'start' */
  side?: 'start' | 'end' | undefined
  labels?: Partial<HotelCardLabels> | undefined
}

/** A wide card for a hotel in a list; the children are further details. Renders an `<article>`. */
export function HotelCard({
  name,
  address,
  rating,
  reviews,
  price,
  pricePrefix,
  discount,
  pictures,
  photoCount = pictures.length,
  sizes = '(min-width: 1024px) 720px, 100vw',
  fallback,
  href,
  linkAs,
  callHref,
  headingLevel = 3,
  side = 'start',
  action,
  labels: own,
  className,
  children,
  ...rest
}: HotelCardProps): React.JSX.Element {
  const nameId = useId()
  const words = useLabels('hotelCard', hotelCardLabels, own)
  const { labels } = words
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="hotel-card"
      data-side={side}
      aria-labelledby={nameId}
      {...rest}
      className={cx('sg-hotel-card', `sg-hotel-card-${side}`, className)}
    >
      <div data-slot="hotel-card-sheet" className="sg-hotel-card-sheet">
        <HotelCardMedia
          name={name}
          price={price}
          discount={discount}
          pictures={pictures}
          photoCount={photoCount}
          sizes={sizes}
          fallback={fallback}
          action={action}
          words={words}
        />
        <div data-slot="hotel-card-body" className="sg-hotel-card-body">
          <Heading id={nameId} data-slot="hotel-card-name" className="sg-hotel-card-name">
            {name}
          </Heading>
          <p data-slot="hotel-card-address" className="sg-hotel-card-address">
            <MapPinIcon />
            {address}
          </p>
          {rating != null && (
            <Rating
              value={rating}
              reviews={reviews ?? undefined}
              show="stars-and-value"
              className="sg-hotel-card-rating"
            />
          )}
          {children && (
            <div data-slot="hotel-card-text" className="sg-hotel-card-text">
              {children}
            </div>
          )}
          <div data-slot="hotel-card-foot" className="sg-hotel-card-foot">
            <Price
              amount={price}
              prefix={pricePrefix}
              unit={labels.perNight}
              size="xl"
              className="sg-hotel-card-price"
            />
            <div data-slot="hotel-card-actions" className="sg-hotel-card-actions">
              <CardLink as={linkAs} href={href} about={nameId}>
                {labels.details}
              </CardLink>
              {callHref ? (
                <CardLink href={callHref} about={nameId} variant="outline">
                  <PhoneIcon />
                  {labels.call}
                </CardLink>
              ) : (
                <Button variant="outline" disabled>
                  {labels.noContact}
                </Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

interface HotelCardMediaProps
  extends Pick<HotelCardProps, 'name' | 'price' | 'discount' | 'pictures' | 'sizes' | 'fallback' | 'action'> {
  photoCount: number
  words: Words<HotelCardLabels>
}

/** The pictures with what lies over them. */
function HotelCardMedia({
  name,
  price,
  discount,
  pictures,
  photoCount,
  sizes,
  fallback,
  action,
  words: { labels, say },
}: HotelCardMediaProps): React.JSX.Element {
  const format = useLocale()
  return (
    <div data-slot="hotel-card-media" className="sg-hotel-card-media">
      <ImageCarousel
        aria-label={say(labels.pictures, { name })}
        images={pictures}
        picture={{ ratio: 'landscape', sizes, fallback }}
        className="sg-hotel-card-strip"
      />
      {!!discount && (
        <Badge tone="gold" variant="burst" className="sg-hotel-card-discount">
          {say(labels.discount, { discount: formatPercent(discount / 100, format.locale) })}
        </Badge>
      )}
      <span data-slot="hotel-card-start" className="sg-hotel-card-tag">
        {say(labels.start, { price: formatPrice(price, format) })}
      </span>
      <div className="sg-hotel-card-corner">
        {photoCount > 0 && (
          <span data-slot="hotel-card-photos" className="sg-hotel-card-photos">
            <CameraIcon />
            {say(labels.photos, { count: photoCount })}
          </span>
        )}
        {action}
      </div>
    </div>
  )
}
