import { isInSeason } from '../season/season.ts'
import { list, matching, record, slug, text } from './fields.ts'

export const dayOfYear = matching(
  /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
  'a day of the year',
  'Write the month and the day, as 06-01.',
).describe('Month and day, such as 06-01')

/** Parts of every year. */
export const yearSpans = list(record({ from: dayOfYear, to: dayOfYear }))
  .min(1, { error: () => 'is empty\nWrite a first and a last day.' })
  .describe('From the first to the last day of each part, past New Year where the last comes first')

const season = record({
  key: slug.describe('The name by which prices refer to it, such as peak'),
  name: text,
  days: yearSpans,
})

/** A leap year has every day that any year may have. */
const everyDay = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(5, 10),
)

/** The seasons of a year; refuses a day in none of them, or in two. */
export const seasons = list(season).superRefine((calendar, { addIssue }) => {
  const last = calendar.length - 1
  const fault = (index: number, message: string) =>
    addIssue({ code: 'custom', path: [index, 'name'], message })
  const gap = everyDay.find((day) => !calendar.some(({ days }) => isInSeason(day, days)))
  if (last >= 0 && gap)
    fault(last, `and the other seasons leave out ${gap}\nLet the days of one of them reach as far.`)
  for (const [index, { key, days }] of calendar.entries()) {
    const others = calendar.slice(0, index)
    if (others.some((other) => other.key === key))
      fault(index, `has the key '${key}' of another season\nGive each season its own.`)
    const twice = everyDay.find(
      (day) => isInSeason(day, days) && others.some((other) => isInSeason(day, other.days)),
    )
    if (twice) fault(index, `has ${twice}, which is in another season too\nKeep it in one of the two.`)
  }
})
