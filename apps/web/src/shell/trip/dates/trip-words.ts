import type { Trip } from '@susegad/catalog-data/trip'

/** Such as 18–22 Dec 2026. */
export function datesText(arrival: string, departure: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(`${arrival}T00:00Z`), new Date(`${departure}T00:00Z`))
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Such as 4 adults and 1 child in 2 rooms. */
export function peopleText(rooms: Trip['rooms']): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const guests = [
    counted(adults, 'adult', 'adults'),
    ...(children ? [counted(children, 'child', 'children')] : []),
  ]
  return `${guests.join(' and ')}${rooms.length > 1 ? ` in ${rooms.length} rooms` : ''}`
}

/** Beside a price. */
export const nightsText = (nights: number): string => (nights === 1 ? 'for 1 night' : `for ${nights} nights`)
