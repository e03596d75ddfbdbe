import type { EnquiryPlan } from '@susegad/api-client/contract'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { type ReactNode, useId } from 'react'
import { usePriceText } from '../../shell/formats/use-price-text.ts'
import { useDates } from '../dates.ts'
import { QuoteTable } from '../quote/quote-table.tsx'
import { nameFromKey, usePlaceNames } from './place-names.ts'
import { datesText, dayName, guestsText, placesText, type SentTrip, savedBesides } from './plan-text.ts'
import './plan-view.css'

/** Longer lists are folded at first. */
const MOST_SHOWN = 4

const meals = { CP: 'with breakfast', MAP: 'with breakfast and dinner' } as const

type NameOf = (place: string) => string

interface PlanViewProps {
  plan: EnquiryPlan
  /** Heading, which also names the region. */
  title: string
  /** Actions below the plan. */
  children?: ReactNode
}

/** The plan that a visitor has sent with an enquiry: dates, people, stay, days and estimate. */
export function PlanView({ plan, title, children }: PlanViewProps) {
  const heading = useId()
  const names = usePlaceNames()
  const { trip, estimate } = plan
  const nameOf = (place: string) =>
    names?.get(place) ?? nameFromKey(place) + (names ? ' (no longer on the site)' : '')
  return (
    <section className="sent-plan" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <PlanFacts plan={plan} nameOf={nameOf} />
      {trip && <PlanDays trip={trip} nameOf={nameOf} />}
      {estimate && <PlanEstimate estimate={estimate} />}
      {children}
    </section>
  )
}

function PlanFacts({ plan: { trip, estimate }, nameOf }: { plan: EnquiryPlan; nameOf: NameOf }) {
  const { dayText } = useDates()
  const stay = trip?.stay ?? estimate
  // Without a choice the estimate is for the cheapest room.
  const room = stay?.room ?? estimate?.room
  const dates = trip && datesText(trip, dayText)
  const rooms = trip?.rooms ?? []
  const saved = trip ? savedBesides(trip) : []
  return (
    <DescriptionList>
      {dates && <DescriptionItem term="Dates">{dates}</DescriptionItem>}
      {rooms.length > 0 && (
        <DescriptionItem term="People">
          {rooms
            .map((room, place) => (rooms.length > 1 ? `Room ${place + 1}: ` : '') + guestsText(room))
            .join('; ')}
        </DescriptionItem>
      )}
      {stay && (
        <DescriptionItem term="Stay">
          <bdi>{nameOf(`hotel/${stay.hotel}`)}</bdi>
          {room && (
            <>
              , <bdi>{room}</bdi>
            </>
          )}
          , {meals[stay.plan]}
        </DescriptionItem>
      )}
      {saved.length > 0 && (
        <DescriptionItem term="Also saved">{saved.map(nameOf).join(', ')}</DescriptionItem>
      )}
    </DescriptionList>
  )
}

function PlanDays({ trip: { arrival, days }, nameOf }: { trip: SentTrip; nameOf: NameOf }) {
  const { dayText } = useDates()
  const count = days.flat().length
  if (count === 0) return null
  const planned = days.flatMap((places, day) => (places.length > 0 ? [{ places, day }] : []))
  return (
    <details open={planned.length <= MOST_SHOWN}>
      <summary>Day by day: {placesText(count)}</summary>
      <ol>
        {planned.map(({ places, day }) => (
          <li key={day}>
            <span>{dayName(arrival, day, dayText)}</span> {places.map(nameOf).join(', ')}
          </li>
        ))}
      </ol>
    </details>
  )
}

function PlanEstimate({ estimate }: { estimate: NonNullable<EnquiryPlan['estimate']> }) {
  const priceText = usePriceText()
  const { lines, total, open } = estimate
  return (
    <details open={lines.length + open.length <= MOST_SHOWN}>
      <summary>Estimate: {total === null ? 'no total yet' : priceText(total)}</summary>
      {lines.length > 0 && (
        <QuoteTable
          quote={{ lines, discount: null }}
          caption="The estimate as the visitor saw it"
          hasTotal={total !== null}
        />
      )}
      {open.length > 0 && (
        <ul>
          {[...new Set(open)].map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
