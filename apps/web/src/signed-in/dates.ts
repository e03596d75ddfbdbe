import { TIME_ZONE } from '@susegad/api-client/rules'
import { ofSite, site } from '../page-data/site.ts'

export const NO_DATE = 'N/A'

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  ofSite(({ business }) => new Intl.DateTimeFormat(business.locale, options))

const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const
const day = formatOf({ ...dayParts, timeZone: 'UTC' })
const instantDay = formatOf({ ...dayParts, timeZone: TIME_ZONE })
const instantTime = formatOf({ hour: 'numeric', minute: '2-digit', hour12: true, timeZone: TIME_ZONE })

/** Long name of the time zone in which days are counted. */
export const deskZone = (): string =>
  new Intl.DateTimeFormat(site().business.locale, { timeZone: TIME_ZONE, timeZoneName: 'long' })
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

/** Formats a calendar day: `2026-12-31` is 31 Dec 2026. */
export function dayText(value: string | null): string {
  const time = value ? Date.parse(`${value.slice(0, 10)}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? NO_DATE : day().format(time)
}

/** Formats the date of an instant in the desk's time zone. */
export function dateText(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? NO_DATE : instantDay().format(time)
}

/** Formats the time of an instant in the desk's time zone. */
export function timeText(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : instantTime().format(time)
}

export function momentText(moment: string): string {
  return [dateText(moment), timeText(moment)].filter(Boolean).join(', ')
}
