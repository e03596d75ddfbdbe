import type { OpenQuestion } from '@susegad/catalog-data/stay'
import { calendarDay } from '../../formats/calendar-day.ts'

const nightsText = (nights: number) => (nights === 1 ? 'one night' : `${nights} nights`)

/** Why a stay has no total yet, in one sentence. */
export function openText(open: OpenQuestion, locale: string): string {
  switch (open.kind) {
    case 'dates':
      return 'Choose the dates of your stay.'
    case 'past':
      return 'These dates begin in the past. Choose new ones.'
    case 'rules':
      return 'Prices for your dates are on request.'
    case 'dinner':
      return 'Dinner for your group: price on request.'
    case 'late-check-out':
      return 'Late check-out: price on request.'
    case 'validity':
      return open.to
        ? `We have prices until ${calendarDay(open.to, locale, 'long')}. Price on request for ${nightsText(open.nights)} of your stay.`
        : `Our prices start on ${calendarDay(open.from, locale, 'long')}. Price on request for ${nightsText(open.nights)} of your stay.`
    case 'room-price':
      return 'This room: price on request.'
    case 'mattress-price':
      return 'Extra mattress: price on request.'
    case 'child-price':
      return 'Children: price on request.'
    case 'people':
      return 'Say how many of you sleep in each room.'
    case 'capacity':
      return `This room is too small for the guests in your room ${open.room + 1}.`
    case 'ages':
      return `Children in room ${open.room + 1}: price on request.`
    case 'minimum-age':
      return `This room is for guests of ${open.age} years and older.`
    case 'shortest':
      return `${open.season}: minimum stay ${nightsText(open.nights)}.`
    case 'compulsory':
      return `${open.what} is compulsory on these dates. Price on request.`
  }
}
