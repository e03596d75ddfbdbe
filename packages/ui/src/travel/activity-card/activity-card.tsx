'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../../general/badge/badge.tsx'
import { CardLink } from '../../general/card/card-link.tsx'
import { ImageCarousel } from '../../general/carousel/carousel.tsx'
import { ClockIcon, MapPinIcon } from '../../general/icon/icon.tsx'
import { Price } from '../../general/price/price.tsx'
import { formatPercent } from '../../locale/format-number.ts'
import type { Words } from '../../locale/language.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import type { PlaceCardProps } from '../place-card.ts'
import { type ActivityCardLabels, activityCardLabels } from './activity-card-labels.ts'

export type { ActivityCardLabels } from './activity-card-labels.ts'

export interface ActivityCardProps extends PlaceCardProps {
  /** Price per person, in whole units of the currency. */
  price: number
  /** `sizes` attribute of each picture. @default '(min-width: 1024px) 400px, 100vw' */
  sizes?: string | undefined
  /** Place where the activity starts. */
  location?: string | null | undefined
  /** Duration, such as '2 hours'. */
  duration?: string | null | undefined
  /** The first highlight or a summary. */
  summary?: string | null | undefined
  /** Discount in percent, shown on a badge. Omit it for no badge. */
  offer?: number | null | undefined
  /** 'Active' (in any case) shows a green badge, any other status a red one. */
  status?: string | undefined
  /** Background colour of the text area. @default 'primary' */
  tone?: 'primary' | 'accent' | 'gold' | 'earth' | 'tile' | 'ink' | undefined
  /** Layout on phones: `row` puts the picture beside the text, for long lists. @default 'upright' */
  phone?: 'upright' | 'row' | undefined
  labels?: Partial<ActivityCardLabels> | undefined
}

/** A poster-style card for an activity. Renders an `<article>`. */
export function ActivityCard({
  name,
  price,
  pictures,
  sizes = '(min-width: 1024px) 400px, 100vw',
  fallback,
  location,
  duration,
  summary,
  offer,
  status,
  href,
  linkAs,
  tone = 'primary',
  headingLevel = 3,
  phone = 'upright',
  action,
  labels: own,
  className,
  ...rest
}: ActivityCardProps): React.JSX.Element {
  const nameId = useId()
  const words = useLabels('activityCard', activityCardLabels, own)
  const { labels } = words
  const Heading = `h${headingLevel}` as const
  const active = status?.toLowerCase() === 'active'
  return (
    <article
      data-slot="activity-card"
      data-tone={tone}
      data-state={active ? 'active' : 'inactive'}
      aria-labelledby={nameId}
      {...rest}
      className={cx(
        'sg-activity-card',
        `sg-activity-card-${tone}`,
        phone === 'row' && 'sg-activity-card-row',
        className,
      )}
    >
      <ActivityCardMedia
        name={name}
        pictures={pictures}
        sizes={sizes}
        fallback={fallback}
        offer={offer}
        status={status}
        active={active}
        tone={tone}
        action={action}
        words={words}
      />
      <div data-slot="activity-card-body" className="sg-activity-card-body">
        <Heading id={nameId} data-slot="activity-card-name" className="sg-activity-card-name">
          {name}
        </Heading>
        {(location || duration) && (
          <ul data-slot="activity-card-facts" className="sg-activity-card-facts">
            {location && (
              <li>
                <MapPinIcon />
                {location}
              </li>
            )}
            {duration && (
              <li>
                <ClockIcon />
                {duration}
              </li>
            )}
          </ul>
        )}
        <p data-slot="activity-card-summary" className="sg-activity-card-summary">
          {summary || labels.noSummary}
        </p>
        <div data-slot="activity-card-foot" className="sg-activity-card-foot">
          <Price
            amount={price}
            prefix={labels.from}
            unit={labels.perPerson}
            className="sg-activity-card-price"
          />
          <CardLink as={linkAs} href={href} about={nameId} variant="outline">
            {labels.details}
          </CardLink>
        </div>
      </div>
    </article>
  )
}

interface ActivityCardMediaProps
  extends Pick<
    ActivityCardProps,
    'name' | 'pictures' | 'sizes' | 'fallback' | 'offer' | 'status' | 'tone' | 'action'
  > {
  active: boolean
  words: Words<ActivityCardLabels>
}

/** The pictures with what lies over them. */
function ActivityCardMedia({
  name,
  pictures,
  sizes,
  fallback,
  offer,
  status,
  active,
  tone,
  action,
  words: { labels, say },
}: ActivityCardMediaProps): React.JSX.Element {
  const { locale } = useLocale()
  return (
    <div data-slot="activity-card-media" className="sg-activity-card-media">
      <ImageCarousel
        aria-label={say(labels.pictures, { name })}
        images={pictures}
        picture={{ ratio: 'fill', sizes, fallback }}
        className="sg-activity-card-strip"
      />
      {!!offer && (
        <Badge tone={tone === 'gold' ? 'accent' : 'gold'} variant="burst" className="sg-activity-card-offer">
          {say(labels.offer, { offer: formatPercent(offer / 100, locale) })}
        </Badge>
      )}
      {action && (
        <div data-slot="activity-card-action" className="sg-activity-card-action">
          {action}
        </div>
      )}
      <Badge
        tone={active ? 'success' : 'danger'}
        variant="solid"
        size="sm"
        className="sg-activity-card-status"
      >
        {status || labels.inactive}
      </Badge>
    </div>
  )
}
