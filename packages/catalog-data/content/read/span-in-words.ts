import type { YearSpan } from '../../src/season/season.ts'
import { businessLocale } from './amounts.ts'

const isSpan = (value: unknown): value is YearSpan =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** Whether a fact is a list of parts of the year. */
export const areSpans = (value: unknown): value is YearSpan[] =>
  Array.isArray(value) && value.length > 0 && value.every(isSpan)

const dateOf = (day: string) => new Date(`2024-${day}T00:00:00Z`)
const isFirst = (day: string) => day.endsWith('-01')
const isLast = (day: string) => new Date(dateOf(day).getTime() + 86_400_000).getUTCDate() === 1

/** A part of the year in words: `June to September`, `6 January to May`, `20 December to 5 January`. */
function spanInWords({ from, to }: YearSpan): string {
  const said = (day: string, fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(businessLocale(), { ...fields, timeZone: 'UTC' }).format(dateOf(day))
  const month = { month: 'long' } as const
  const date = { day: 'numeric', month: 'long' } as const
  const isOneMonth = from.slice(0, 2) === to.slice(0, 2) && from <= to
  if (isOneMonth && isFirst(from) && isLast(to)) return said(from, month)
  const start = said(from, isFirst(from) && !isOneMonth ? month : date)
  return from === to ? start : `${start} to ${said(to, isLast(to) && !isOneMonth ? month : date)}`
}

export const spansInWords = (spans: readonly YearSpan[]): string => spans.map(spanInWords).join(' and ')
