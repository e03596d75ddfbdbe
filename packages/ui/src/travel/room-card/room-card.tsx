'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../../general/badge/badge.tsx'
import { DescriptionItem, DescriptionList } from '../../general/description-list/description-list.tsx'
import { StarIcon, UsersIcon } from '../../general/icon/icon.tsx'
import { Price } from '../../general/price/price.tsx'
import { useLabels } from '../../locale/locale.tsx'
import { type RoomCardLabels, roomCardLabels } from './room-card-labels.ts'

export type { RoomCardLabels } from './room-card-labels.ts'

export interface RoomCardProps extends React.ComponentProps<'article'> {
  /** Category of the room. */
  name: string
  /** Price per night in whole units of the currency; omit it for no price. */
  price?: number | null | undefined
  /** Text before the price, such as 'from' where it is higher on some dates. */
  pricePrefix?: string | undefined
  /** Capacity, such as '2-3 Guests'. */
  guests?: React.ReactNode
  /** Rating as text, such as '4.5/5 Rating'. */
  rating?: React.ReactNode
  /** The room's carousel. */
  media?: React.ReactNode
  /** `popular` marks the most booked category. @default 'plain' */
  mark?: 'plain' | 'popular' | undefined
  /** Prices of extra beds, as text. */
  extras?: readonly { term: string; value: string }[] | undefined
  /** Buttons or links. */
  actions?: React.ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  labels?: Partial<RoomCardLabels> | undefined
}

/** A room category; the children describe it. Renders an `<article>`. */
export function RoomCard({
  name,
  price,
  pricePrefix,
  guests,
  rating,
  media,
  mark = 'plain',
  extras = [],
  actions,
  headingLevel = 3,
  labels: own,
  className,
  children,
  ...rest
}: RoomCardProps): React.JSX.Element {
  const nameId = useId()
  const { labels } = useLabels('roomCard', roomCardLabels, own)
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="room-card"
      data-mark={mark}
      aria-labelledby={nameId}
      {...rest}
      className={cx('sg-room-card', className)}
    >
      <div data-slot="room-card-sheet" className="sg-room-card-sheet">
        {media && (
          <div data-slot="room-card-media" className="sg-room-card-media">
            {media}
            {mark === 'popular' && (
              <Badge tone="gold" variant="solid" className="sg-room-card-mark">
                {labels.popular}
              </Badge>
            )}
          </div>
        )}
        <div data-slot="room-card-body" className="sg-room-card-body">
          <div data-slot="room-card-head" className="sg-room-card-head">
            <Heading id={nameId} data-slot="room-card-name" className="sg-room-card-name">
              {name}
            </Heading>
            {!media && mark === 'popular' && <Badge tone="gold">{labels.popular}</Badge>}
          </div>
          {(guests || rating) && (
            <ul data-slot="room-card-facts" className="sg-room-card-facts">
              {guests && (
                <li>
                  <UsersIcon />
                  {guests}
                </li>
              )}
              {rating && (
                <li>
                  <StarIcon />
                  {rating}
                </li>
              )}
            </ul>
          )}
          {children && (
            <div data-slot="room-card-text" className="sg-room-card-text">
              {children}
            </div>
          )}
          {extras.length > 0 && (
            <DescriptionList className="sg-room-card-extras">
              {extras.map(({ term, value }) => (
                <DescriptionItem key={term} term={term}>
                  {value}
                </DescriptionItem>
              ))}
            </DescriptionList>
          )}
          {(typeof price === 'number' || actions) && (
            <div data-slot="room-card-foot" className="sg-room-card-foot">
              {typeof price === 'number' && (
                <Price amount={price} prefix={pricePrefix} unit={labels.perNight} size="lg" />
              )}
              {actions && (
                <div data-slot="room-card-actions" className="sg-room-card-actions">
                  {actions}
                </div>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
