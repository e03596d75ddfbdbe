import type { EnquiryPlan } from '@susegad/api-client/contract'
import { shortDay, titled } from '../features/letters/letter-words.ts'
import { priceText } from '../features/quotes/quote-letter.ts'
import type { Business } from '../settings/site-business.ts'

type Trip = NonNullable<EnquiryPlan['trip']>
type Estimate = NonNullable<EnquiryPlan['estimate']>
type Writing = Pick<Business, 'locale' | 'currency' | 'places'>

/** Longest list of saved places in an email. */
const MOST_SAVED = 20
const DAY = 24 * 60 * 60 * 1000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function datesText({ arrival, departure }: Trip, { locale }: Writing): string | undefined {
  const days = [arrival, departure].flatMap((day) => (day === null ? [] : [shortDay(day, locale)]))
  if (arrival === null || departure === null) return days[0]
  const nights = (timeOf(departure) - timeOf(arrival)) / DAY
  return days.join(' to ') + (nights > 0 ? `, ${counted(nights, 'night', 'nights')}` : '')
}

function roomText({ adults, children }: Trip['rooms'][number]): string {
  const ages =
    children.length > 0 ? ` (${children.length === 1 ? 'age' : 'ages'} ${children.join(', ')})` : ''
  const young = children.length > 0 ? `, ${counted(children.length, 'child', 'children')}${ages}` : ''
  return counted(adults, 'adult', 'adults') + young
}

const peopleText = ({ rooms }: Trip): string =>
  rooms.length > 1
    ? rooms.map((room, place) => `room ${place + 1}: ${roomText(room)}`).join('; ')
    : rooms.map(roomText).join('')

/** A name for each place: the site's, or one made of its address. */
function readableNames({ places }: Writing): (place: string) => string {
  // A site that is not built lists no places.
  const note = Object.keys(places).length > 0 ? ' (no longer on the site)' : ''
  return (place) => places[place] ?? titled(place.slice(place.indexOf('/') + 1)) + note
}

/** Names of the site only, so that nobody can have the business email a text of theirs. */
const knownNames =
  ({ places }: Writing) =>
  (place: string): string | undefined =>
    places[place]

type NameOf = (place: string) => string | undefined

const namesOf = (places: readonly string[], nameOf: NameOf): string[] =>
  places.flatMap((place) => nameOf(place) ?? [])

function dayLines({ arrival, days }: Trip, nameOf: NameOf, { locale }: Writing): string[] {
  return days.flatMap((places, place) => {
    const names = namesOf(places, nameOf)
    if (names.length === 0) return []
    const date =
      arrival === null
        ? ''
        : `, ${shortDay(new Date(timeOf(arrival) + place * DAY).toISOString().slice(0, 10), locale)}`
    return [`Day ${place + 1}${date}: ${names.join(', ')}`]
  })
}

/** Saved places that stand on no day and are not the chosen hotel. */
function savedLine({ saved, days, stay }: Trip, nameOf: NameOf): string[] {
  const planned = new Set([...days.flat(), ...(stay ? [`hotel/${stay.hotel}`] : [])])
  const names = namesOf(
    saved.flatMap(({ place, gone }) => (gone || planned.has(place) ? [] : [place])),
    nameOf,
  )
  const more = names.length > MOST_SAVED ? ` and ${names.length - MOST_SAVED} more` : ''
  return names.length > 0 ? [`Also saved: ${names.slice(0, MOST_SAVED).join(', ')}${more}`] : []
}

/** How many places are not on the site, for those who may not read a name that they have typed. */
function goneLine({ trip, estimate }: EnquiryPlan, { places }: Writing): string[] {
  const stay = trip?.stay ?? estimate
  const keys = new Set([
    ...(stay ? [`hotel/${stay.hotel}`] : []),
    ...(trip?.days.flat() ?? []),
    ...(trip?.saved.flatMap(({ place, gone }) => (gone ? [] : [place])) ?? []),
  ])
  const gone = [...keys].filter((place) => places[place] === undefined).length
  return gone > 0 ? [`No longer on our site: ${counted(gone, 'place', 'places')}`] : []
}

const meals = { CP: 'with breakfast', MAP: 'with breakfast and dinner' } as const

function estimateLine({ total, open }: Estimate, writing: Writing, to: 'staff' | 'visitor'): string {
  if (total !== null) return `Estimate: ${priceText(total, writing)}`
  return `Estimate: no total yet. ${to === 'staff' ? open.join(' ') : 'We will quote it for you.'}`.trim()
}

/** Facts first, then the places, apart. Words of the visitor are in the lines for staff only. */
export function planLines(plan: EnquiryPlan, writing: Writing, to: 'staff' | 'visitor'): string[] {
  const { trip, estimate } = plan
  const nameOf: NameOf = to === 'staff' ? readableNames(writing) : knownNames(writing)
  const dates = trip && datesText(trip, writing)
  const people = trip && peopleText(trip)
  const stay = trip?.stay ?? estimate
  const hotel = stay && nameOf(`hotel/${stay.hotel}`)
  const room = to === 'staff' ? (stay?.room ?? estimate?.room) : undefined
  const facts = [
    ...(dates ? [`Dates: ${dates}`] : []),
    ...(people ? [`People: ${people}`] : []),
    ...(stay && hotel ? [`Stay: ${[hotel, ...(room ? [room] : []), meals[stay.plan]].join(', ')}`] : []),
    ...(estimate ? [estimateLine(estimate, writing, to)] : []),
  ]
  const places = [
    ...(trip ? [...dayLines(trip, nameOf, writing), ...savedLine(trip, nameOf)] : []),
    ...(to === 'visitor' ? goneLine(plan, writing) : []),
  ]
  return facts.length > 0 && places.length > 0 ? [...facts, '', ...places] : [...facts, ...places]
}
