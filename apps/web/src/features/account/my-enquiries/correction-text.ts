import type { Dates } from '../../../signed-in/dates.ts'

const days = /(?<=^Date of plan: .*)\b\d{4}-\d{2}-\d{2}\b/gm

/** The text of a correction, with formatted dates. */
export const correctionText = (body: string, dayText: Dates['dayText']): string =>
  // No-break spaces, because a date must not break between lines.
  body.replace(days, (day) => dayText(day).replaceAll(' ', '\u00a0'))
