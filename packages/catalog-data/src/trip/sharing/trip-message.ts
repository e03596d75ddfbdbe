import type { PlaceNames } from '../facts/trip-facts.ts'
import { daysOf, unplanned } from '../plan/trip-days.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { datesText, dayText, peopleText } from '../words/trip-words.ts'

const LONGEST_MESSAGE = 1500

interface Group {
  heading: string
  places: readonly PlaceKey[]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function introOf(trip: Trip, names: PlaceNames): string[] {
  const { stay } = trip
  const hotel = stay && names[`hotel/${stay.hotel}`]
  const meals = stay?.plan === 'MAP' ? 'breakfast and dinner' : 'breakfast'
  return [
    ['My trip', datesText(trip)].filter((words) => words !== '').join(', '),
    peopleText(trip.rooms),
    ...(stay && hotel ? [`Stay: ${[hotel, stay.room, `with ${meals}`].filter(Boolean).join(', ')}`] : []),
  ].filter((line) => line !== '')
}

function groupsOf(trip: Trip): Group[] {
  const hotel = trip.stay && `hotel/${trip.stay.hotel}`
  const days = daysOf(trip).map(({ date, places }, index) => ({
    heading: `Day ${index + 1}${date === null ? '' : `, ${dayText(date)}`}`,
    places,
  }))
  const others = unplanned(trip).filter((place) => place !== hotel)
  return [...days, { heading: 'Not planned yet', places: others }]
}

/**
 * The trip as a message for a chat: dates, people, stay, and places by day. Longer messages end with the number of places
 * that are left out. Places without a name are not counted.
 */
export function tripMessage(trip: Trip, names: PlaceNames): string {
  const groups = groupsOf(trip)
    .map(({ heading, places }) => ({
      heading,
      lines: places.flatMap((place) => names[place] ?? []).map((name) => `- ${oneLine(name)}`),
    }))
    .filter(({ lines }) => lines.length > 0)
  const total = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const moreText = (count: number) => `\n\n… and ${count} more ${count === 1 ? 'place' : 'places'}`
  let [text, shown] = ['', 0]
  for (const line of introOf(trip, names).map(oneLine)) {
    const longer = text === '' ? line : `${text}\n${line}`
    if (longer.length + moreText(total).length <= LONGEST_MESSAGE) text = longer
  }
  for (const { heading, lines } of groups)
    for (const [index, line] of lines.entries()) {
      const longer = `${text}${index === 0 ? `\n\n${heading}` : ''}\n${line}`
      const left = total - shown - 1
      if (longer.length + (left > 0 ? moreText(left).length : 0) > LONGEST_MESSAGE)
        return text + moreText(total - shown)
      text = longer
      shown += 1
    }
  return text
}
