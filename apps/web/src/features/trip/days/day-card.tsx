import type { DayRoute, TripDay } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import type { ReactNode } from 'react'
import { useSite } from '../../../page-data/site.ts'
import type { TripPlace } from '../place/trip-place.ts'
import { StopList } from './stop-list.tsx'

interface DayCardProps {
  /** From 0. */
  index: number
  day: TripDay
  days: readonly TripDay[]
  route: DayRoute
  known: ReadonlyMap<string, TripPlace>
  /** Whether the map shows this day. */
  isShown: boolean
  onShow: () => void
  /** For a day without a date. */
  onRemove: (() => void) | undefined
  /** What stands against the day. */
  children: ReactNode
}

const dateText = (date: string, locale: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

/** One day with its places in their order. */
export function DayCard({
  index,
  day,
  days,
  route,
  known,
  isShown,
  onShow,
  onRemove,
  children,
}: DayCardProps) {
  const headingId = `day-${index + 1}`
  const { locale } = useSite().business
  return (
    <li className="trip-day" aria-labelledby={headingId}>
      <div className="trip-day-head">
        <h3 id={headingId}>Day {index + 1}</h3>
        {day.date && <p>{dateText(day.date, locale)}</p>}
        {day.places.length > 0 && (
          <Button size="sm" variant="ghost" aria-pressed={isShown} className="trip-day-map" onClick={onShow}>
            Map
          </Button>
        )}
        {route.mapLink && (
          <Button size="sm" variant="ghost" asChild>
            <a href={route.mapLink} target="_blank" rel="noopener">
              Directions
            </a>
          </Button>
        )}
        {onRemove && (
          <Button size="sm" variant="ghost" aria-label={`Remove day ${index + 1}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {day.places.length === 0 && <p>Nothing planned</p>}
      <StopList day={index} stops={day.places} route={route} known={known} days={days} />
      {children}
    </li>
  )
}
