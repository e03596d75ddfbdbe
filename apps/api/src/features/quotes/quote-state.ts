import { type QuoteState, TIME_ZONE } from '@susegad/api-client/rules'
import { dateFormat } from '../../dates/date-format.ts'
import { HttpError } from '../../http/http-error.ts'

/** The columns that decide whether a quote is open. */
export interface Standing {
  valid_until: string
  ended: 'withdrawn' | 'replaced' | null
  accepted_at: string | null
}

const CHANGED_TOO_LATE = {
  accepted: 'The customer accepted this quote while you were changing it.',
  withdrawn: 'This quote was withdrawn while you were changing it.',
  replaced: 'Somebody else changed this quote while you were changing it.',
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

export function assertNotExpired({ validUntil, dueOn }: { validUntil: string; dueOn: string | null }): void {
  const errors = {
    ...(isOver(validUntil) && { 'quote.validUntil': 'Choose today or a later date' }),
    ...(dueOn !== null && isOver(dueOn) && { 'quote.dueOn': 'Choose a due date of today or later' }),
  }
  const [message] = Object.values(errors)
  if (message) throw new HttpError(422, message, { errors })
}

/** Refuses to change a quote that was settled while it was being changed. */
export function assertChangeable(row: Standing): void {
  const state = quoteState(row)
  if (state === 'open' || state === 'expired') return
  const message = `${CHANGED_TOO_LATE[state]} Send your changes as a new quote, or send without one.`
  throw new HttpError(422, message, { errors: { 'quote.changes': message } })
}

export function assertOpen(row: Standing, locale: string): void {
  const again = 'Write to us, and we’ll send you a new one.'
  switch (quoteState(row)) {
    case 'expired':
      throw new HttpError(409, `This quote was valid until ${dayText(row.valid_until, locale)}. ${again}`)
    case 'withdrawn':
      throw new HttpError(409, `We have withdrawn this quote. ${again}`)
    case 'replaced':
      throw new HttpError(409, 'We have changed this quote. Read the new version, then accept it.')
  }
}
