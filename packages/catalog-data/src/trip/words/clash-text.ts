import type { Clash, ClashReason } from '../clashes/clash.ts'
import type { PlaceNames } from '../facts/trip-facts.ts'
import { WEEKDAYS, type Weekday, weekdayOf } from '../facts/weekday.ts'
import type { PlaceKey } from '../plan/trip-type.ts'
import { childrenText, clockText, dateText, inARow, spanText, weekdayName } from './trip-words.ts'

/** `open on Wednesdays and Saturdays only`; with one or two days missing, `closed on` those. */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const plural = (days: readonly Weekday[]) => inARow(days.map((day) => `${weekdayName(day)}s`))
  const closed = WEEKDAYS.filter((day) => !weekdays.includes(day))
  if (closed.length < 3) return `closed on ${plural(closed)}`
  return `open on ${plural(WEEKDAYS.filter((day) => weekdays.includes(day)))} only`
}

const hoursText = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`
const durationText = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
const yourChild = (ages: readonly number[]) => `Your ${childrenText(ages).replace(/^a /, '')}`

function gapText(gap: number): string {
  return gap <= 0 ? 'there is no time between them' : `there are only ${durationText(gap)} between them`
}

function sentence(
  reason: ClashReason,
  day: number,
  places: readonly string[],
  nameOf: (place: PlaceKey) => string,
) {
  const [first = '', second = ''] = places
  const here = `Day ${day + 1}`
  switch (reason.kind) {
    case 'unknown':
      return `${first} is no longer on this site. Please remove it from your trip.`
    case 'closed':
      return `${first} is closed at the moment.`
    case 'hours':
      return `${inARow(places)} don’t fit into one day. Move one of them to another day.`
    case 'no-bathing':
      return `Swimming is not allowed at ${first}. You can still visit it.`
    case 'season':
      return `${first} is open from ${inARow(reason.spans.map(spanText))} only. ${here} is ${dateText(reason.date)}.`
    case 'bathing-closed':
      return `Bathing at ${first} is closed from ${inARow(reason.spans.map(spanText))}. ${here} is ${dateText(reason.date)}.`
    case 'weekday':
      return `${first} is ${weekdaysText(reason.weekdays)}. ${here} is a ${weekdayName(weekdayOf(reason.date))}.`
    case 'minimum-age':
      return `${first} is for guests aged ${reason.age} and over. ${yourChild(reason.children)} can’t take part.`
    case 'maximum-age':
      return `${first} is for guests aged up to ${reason.age}. ${yourChild(reason.children)} can’t take part.`
    case 'adults-only':
      return `${first} is for adults only (${reason.age} and over). ${yourChild(reason.children)} can’t take part.`
    case 'travel':
      return `The drive from ${first} to ${second} takes about ${durationText(reason.minutes)}, but ${gapText(reason.gap)}.`
    case 'order':
      return `${here} works in another order: ${reason.order.map(nameOf).join(', ')}.`
    case 'late-return':
      return `After ${first} you are back at about ${clockText(reason.back)}, and ${second} begins at ${clockText(reason.start)} on day ${day + 1}. That is less than 8 hours of rest.`
    case 'flight':
      return reason.earliest === null
        ? `Wait at least ${hoursText(reason.hours)} after ${first} before you fly. Day ${reason.lastDay + 1} is your day of departure.`
        : `Wait at least ${hoursText(reason.hours)} after ${first} before you fly: on day ${reason.lastDay + 1} not before ${clockText(reason.earliest)}.`
  }
}

/** A clash as an English sentence for visitors; its `suggestion` is not part of it. */
export function clashText(clash: Clash, names: PlaceNames): string {
  const nameOf = (place: PlaceKey) => names[place] ?? 'A place in your trip'
  return sentence(clash, clash.day ?? 0, clash.places.map(nameOf), nameOf)
}
