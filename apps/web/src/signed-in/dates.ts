import { TIME_ZONE } from '@susegad/api-client/rules'
import { useLocale } from '@susegad/ui/locale'

export const NO_DATE = 'N/A'

/** Dates and times as a locale writes them. */
export interface Dates {
  /** Formats a calendar day: `2026-12-31` is 31 Dec 2026. */
  dayText: (value: string | null) => string
  /** Formats the date of an instant in the desk's time zone. */
  dateText: (moment: string) => string
  /** Formats the time of an instant in the desk's time zone. */
  timeText: (moment: string) => string
  momentText: (moment: string) => string
}

const known = new Map<string, Dates>()

/** The same for a locale each time, because a formatter is slow to create. */
export function datesIn(locale: string): Dates {
  const dates = known.get(locale) ?? newDates(locale)
  known.set(locale, dates)
  return dates
}

export const useDates = (): Dates => datesIn(useLocale().locale)

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const

function newDates(locale: string): Dates {
  const day = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' })
  const instantDay = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: TIME_ZONE })
  const instantTime = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: TIME_ZONE,
  })
  const textOf = (format: Intl.DateTimeFormat, time: number, otherwise: string) =>
    Number.isNaN(time) ? otherwise : format.format(time)
  const dateText = (moment: string) => textOf(instantDay, Date.parse(moment), NO_DATE)
  const timeText = (moment: string) => textOf(instantTime, Date.parse(moment), '')
  return {
    dayText: (value) => textOf(day, Date.parse(`${value?.slice(0, 10)}T00:00:00Z`), NO_DATE),
    dateText,
    timeText,
    momentText: (moment) => [dateText(moment), timeText(moment)].filter(Boolean).join(', '),
  }
}

/** Long name of the time zone in which days are counted. */
export const deskZone = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? TIME_ZONE

const wallClock = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
})

/** The current day at the desk. */
export const today = (now = Date.now()): string => wallClock.format(now).slice(0, 10)

/** The desk's UTC offset at that time, in ms. */
function offsetAt(time: number): number {
  const minute = time - (time % 60_000)
  return Date.parse(`${wallClock.format(minute).replace(', ', 'T')}Z`) - minute
}

/** Converts a local time of the desk, such as 2026-11-29T00:00, to an instant. */
export function deskInstant(local: string): string {
  const wall = Date.parse(`${local}Z`)
  return new Date(wall - offsetAt(wall - offsetAt(wall))).toISOString()
}
