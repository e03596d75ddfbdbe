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
      return 'This hotel gives its prices for your dates on request.'
    case 'dinner':
      return 'We quote dinner for all of you on request.'
    case 'late-check-out':
      return 'We quote a late check-out on request.'
    case 'validity':
      return open.to
        ? `We know prices up to ${calendarDay(open.to, locale, 'long')}. We quote ${nightsText(open.nights)} of yours on request.`
        : `Prices begin on ${calendarDay(open.from, locale, 'long')}. We quote ${nightsText(open.nights)} of yours on request.`
    case 'room-price':
      return 'We quote this room on request.'
    case 'mattress-price':
      return 'We quote the extra mattress on request.'
    case 'child-price':
      return 'We quote the price for children on request.'
    case 'people':
      return 'Say how many of you sleep in each room.'
    case 'capacity':
      return `Room ${open.room + 1} of yours has more people than fit in this one.`
    case 'ages':
      return `We quote the children in room ${open.room + 1} on request.`
    case 'minimum-age':
      return `This room is for guests of ${open.age} years and older.`
    case 'shortest':
      return `${open.season}: the shortest stay here is ${nightsText(open.nights)}.`
    case 'compulsory':
      return `${open.what} is part of a stay on these dates. We quote it on request.`
  }
}
