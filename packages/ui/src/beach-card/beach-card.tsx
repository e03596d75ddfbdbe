import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../badge/badge.tsx'
import { CardLink, type CardLinkElement } from '../card/card-link.tsx'
import { ImageCarousel } from '../carousel/carousel.tsx'
import { BuildingIcon, KayakIcon, MapPinIcon } from '../icon/icon.tsx'
import type { PictureImage } from '../picture/picture.tsx'

export interface BeachCardLabels {
  adventures: string
  facilities: (count: number) => string
  sports: (count: number) => string
  pictures: (name: string) => string
  details: string
  membership: string
}

const english: BeachCardLabels = {
  adventures: 'Adventures',
  facilities: (count) => `${count} ${count === 1 ? 'facility' : 'facilities'}`,
  sports: (count) => `${count} ${count === 1 ? 'sport' : 'sports'}`,
  pictures: (name) => `Pictures of ${name}`,
  details: 'View Details',
  membership: 'Book Now Membership',
}

export interface BeachCardProps extends React.ComponentProps<'article'> {
  name: string
  location: string
  /** Category, such as 'Beach' or 'Quiet'. */
  category: string
  description: string
  /** Number of facilities. */
  facilities: number
  /** Number of sports. */
  sports: number
  pictures: readonly PictureImage[]
  /** `sizes` attribute of each picture. @default '(min-width: 768px) 480px, 100vw' */
  sizes?: string | undefined
  /** Picture shown in place of one that fails to load. */
  fallback?: PictureImage | undefined
  /** Link to the beach's page. Without children it gets the text from `labels`. */
  detailsLink: CardLinkElement
  /** Link to the membership page. Without children it gets the text from `labels`. */
  membershipLink: CardLinkElement
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Layout on phones: `row` puts the picture beside the text, for long lists. @default 'upright' */
  phone?: 'upright' | 'row' | undefined
  /** Overrides for the card's default texts. */
  labels?: Partial<BeachCardLabels> | undefined
}

/** A card for a beach in a list, with a shore line between pictures and text. Renders an `<article>`. */
export function BeachCard({
  name,
  location,
  category,
  description,
  facilities,
  sports,
  pictures,
  sizes = '(min-width: 768px) 480px, 100vw',
  fallback,
  detailsLink,
  membershipLink,
  headingLevel = 3,
  phone = 'upright',
  labels,
  className,
  ...rest
}: BeachCardProps): React.JSX.Element {
  const nameId = useId()
  const words = { ...english, ...labels }
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="beach-card"
      aria-labelledby={nameId}
      {...rest}
      className={cx('sg-beach-card', phone === 'row' && 'sg-beach-card-row', className)}
    >
      <div data-slot="beach-card-media" className="sg-beach-card-media">
        <ImageCarousel
          aria-label={words.pictures(name)}
          images={pictures}
          picture={{ ratio: 'landscape', sizes, fallback }}
          className="sg-beach-card-strip"
        />
        <p data-slot="beach-card-badges" className="sg-beach-card-badges">
          <Badge variant="solid">{category}</Badge>
          <Badge variant="solid" tone="gold">
            {words.adventures}
          </Badge>
        </p>
      </div>
      <div data-slot="beach-card-body" className="sg-beach-card-body">
        <p data-slot="beach-card-location" className="sg-beach-card-location">
          <MapPinIcon />
          {location}
        </p>
        <Heading id={nameId} data-slot="beach-card-name" className="sg-beach-card-name">
          {name}
        </Heading>
        <ul data-slot="beach-card-facts" className="sg-beach-card-facts">
          <li>
            <BuildingIcon />
            {words.facilities(facilities)}
          </li>
          <li>
            <KayakIcon />
            {words.sports(sports)}
          </li>
        </ul>
        {description && (
          <p data-slot="beach-card-text" className="sg-beach-card-text">
            {description}
          </p>
        )}
        <div data-slot="beach-card-actions" className="sg-beach-card-actions">
          <CardLink link={detailsLink} text={words.details} about={nameId} />
          <CardLink link={membershipLink} text={words.membership} about={nameId} variant="outline" />
        </div>
      </div>
    </article>
  )
}
