'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../../general/badge/badge.tsx'
import { CardLink } from '../../general/card/card-link.tsx'
import { ImageCarousel } from '../../general/carousel/carousel.tsx'
import { BuildingIcon, KayakIcon, MapPinIcon } from '../../general/icon/icon.tsx'
import { useLabels } from '../../locale/locale.tsx'
import type { PlaceCardProps } from '../place-card.ts'
import { type BeachCardLabels, beachCardLabels } from './beach-card-labels.ts'

export type { BeachCardLabels } from './beach-card-labels.ts'

export interface BeachCardProps extends PlaceCardProps {
  location: string
  /** Category, such as 'Beach' or 'Quiet'. */
  category: string
  description: string
  /** Number of facilities. */
  facilities: number
  /** Number of sports. */
  sports: number
  /** `sizes` attribute of each picture. @default '(min-width: 768px) 480px, 100vw' */
  sizes?: string | undefined
  /** URL of the membership page; without one there is no link to it. */
  membershipHref?: string | undefined
  /** Layout on phones: `row` puts the picture beside the text, for long lists. @default 'upright' */
  phone?: 'upright' | 'row' | undefined
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
  href,
  membershipHref,
  linkAs,
  headingLevel = 3,
  phone = 'upright',
  action,
  labels: own,
  className,
  ...rest
}: BeachCardProps): React.JSX.Element {
  const nameId = useId()
  const { labels, say } = useLabels('beachCard', beachCardLabels, own)
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
          aria-label={say(labels.pictures, { name })}
          images={pictures}
          picture={{ ratio: 'landscape', sizes, fallback }}
          className="sg-beach-card-strip"
        />
        {action && (
          <div data-slot="beach-card-action" className="sg-beach-card-action">
            {action}
          </div>
        )}
        <p data-slot="beach-card-badges" className="sg-beach-card-badges">
          <Badge variant="solid">{category}</Badge>
          <Badge variant="solid" tone="gold">
            {labels.adventures}
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
            {say(labels.facilities, { count: facilities })}
          </li>
          <li>
            <KayakIcon />
            {say(labels.sports, { count: sports })}
          </li>
        </ul>
        {description && (
          <p data-slot="beach-card-text" className="sg-beach-card-text">
            {description}
          </p>
        )}
        <div data-slot="beach-card-actions" className="sg-beach-card-actions">
          <CardLink as={linkAs} href={href} about={nameId}>
            {labels.details}
          </CardLink>
          {membershipHref && (
            <CardLink as={linkAs} href={membershipHref} about={nameId} variant="outline">
              {labels.membership}
            </CardLink>
          )}
        </div>
      </div>
    </article>
  )
}
