import { type QuoteState, TIME_ZONE } from '@susegad/api-client/rules'
import { dateFormat } from '../../dates/date-format.ts'
import { HttpError } from '../../http/http-error.ts'

/** The columns that decide whether a quote is open. */
export interface Standing {
  valid_until: string
  ended: 'withdrawn' | 'replaced' | null
  accepted_at: string | null
}

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** Formats `2026-12-31` as 31 December 2026. */
export const dayText = (day: string, locale: string): string =>
  dateFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(`${day}T00:00:00Z`))

/** The calendar day of a moment in the zone of the business. */
export const dateText = (moment: string, locale: string): string =>
  dateFormat(locale, { timeZone: TIME_ZONE, dateStyle: 'long' }).format(Date.parse(moment))

const isOver = (lastDay: string): boolean => isoDay.format(new Date()) > lastDay

export function quoteState({ accepted_at, ended, valid_until }: Standing): QuoteState {
  if (accepted_at !== null) return 'accepted'
  if (ended !== null) return ended
  return isOver(valid_until) ? 'expired' : 'open'
}

export function assertNotExpired({ validUntil }: { validUntil: string }): void {
  if (!isOver(validUntil)) return
  const message = 'Choose a last day that is not in the past'
  throw new HttpError(422, message, { errors: { 'quote.validUntil': message } })
}

export function assertOpen(row: Standing, locale: string): void {
  const again = 'Write to us, and we’ll send you a new one.'
  switch (quoteState(row)) {
    case 'expired':
      throw new HttpError(409, `This quote was valid until ${dayText(row.valid_until, locale)}. ${again}`)
    case 'withdrawn':
      throw new HttpError(409, `We have withdrawn this quote. ${again}`)
    case 'replaced':
      throw new HttpError(409, 'A newer quote has replaced this one. You can find it in our last answer.')
  }
}
