/** A part of every year, as 06-01 to 09-30, both days included. One that ends before it begins spans New Year. */
export interface YearSpan {
  from: string
  to: string
}

/** Whether a day, such as 2026-12-24 or 12-24, is in one of the spans. */
export function isInSeason(day: string, spans: readonly YearSpan[]): boolean {
  const date = day.slice(-5)
  return spans.some(({ from, to }) => (from <= to ? from <= date && date <= to : from <= date || date <= to))
}

/** The first season that has the day. */
export function seasonOn<Season extends { days: readonly YearSpan[] }>(
  day: string,
  seasons: readonly Season[],
): Season | undefined {
  return seasons.find(({ days }) => isInSeason(day, days))
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A range of whole months, such as Oct-Mar. */
export function spanOfMonths(months: string): YearSpan {
  const [first = 0, last = 0] = months.split('-').map((month) => MONTHS.indexOf(month) + 1)
  const twoDigits = (month: number) => String(month).padStart(2, '0')
  return { from: `${twoDigits(first)}-01`, to: `${twoDigits(last)}-31` }
}
