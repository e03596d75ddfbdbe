import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useId } from 'react'
import { Badge } from '../badge/badge.tsx'
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx'
import { StarIcon, UsersIcon } from '../icon/icon.tsx'
import { Price } from '../price/price.tsx'

export interface RoomCardLabels {
  popular: string
  guests: string
  rating: string
  perNight: string
}

const english: RoomCardLabels = {
  popular: 'Popular',
  guests: '2-3 Guests',
  rating: '4.5/5 Rating',
  perNight: '/ night',
}

export interface RoomCardProps extends React.ComponentProps<'article'> {
  /** Category of the room. */
  name: string
  /** Price per night in whole rupees; omit it for no price. */
  price?: number | undefined
  /** The room's carousel. */
  media?: React.ReactNode
  /** `popular` marks the most booked category. @default 'plain' */
  mark?: 'plain' | 'popular' | undefined
  /** Prices of extra beds, as written. */
  extras?: readonly { term: string; value: string }[] | undefined
  /** Buttons or links. */
  actions?: React.ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Overrides for the card's default texts. */
  labels?: Partial<RoomCardLabels> | undefined
}

/** A room category; the children describe it. Renders an `<article>`. */
export function RoomCard({
  name,
  price,
  media,
  mark = 'plain',
  extras = [],
  actions,
  headingLevel = 3,
  labels,
  className,
  children,
  ...rest
}: RoomCardProps): React.JSX.Element {
  const nameId = useId()
  const words = { ...english, ...labels }
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
                {words.popular}
              </Badge>
            )}
          </div>
        )}
        <div data-slot="room-card-body" className="sg-room-card-body">
          <div data-slot="room-card-head" className="sg-room-card-head">
            <Heading id={nameId} data-slot="room-card-name" className="sg-room-card-name">
              {name}
            </Heading>
            {!media && mark === 'popular' && <Badge tone="gold">{words.popular}</Badge>}
          </div>
          <ul data-slot="room-card-facts" className="sg-room-card-facts">
            <li>
              <UsersIcon />
              {words.guests}
            </li>
            <li>
              <StarIcon />
              {words.rating}
            </li>
          </ul>
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
          {(price !== undefined || actions) && (
            <div data-slot="room-card-foot" className="sg-room-card-foot">
              {price !== undefined && <Price amount={price} unit={words.perNight} size="lg" />}
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
