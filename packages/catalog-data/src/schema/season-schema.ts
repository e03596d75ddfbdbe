import { isInSeason } from '../season/season.ts'
import { list, matching, record, slug, text } from './fields.ts'

export const dayOfYear = matching(
  /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
  'a day of the year',
  'Enter the month and the day, such as 06-01.',
).describe('Month and day, such as 06-01')

/** Parts of every year. */
export const yearSpans = list(record({ from: dayOfYear, to: dayOfYear }))
  .min(1, { error: () => 'is empty\nEnter a first and a last day.' })
  .describe('First and last day of each period; it spans New Year if the last day comes before the first')

const season = record({
  key: slug.describe('Name that prices use for it, such as peak'),
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
    fault(last, `and the other seasons leave out ${gap}\nExtend one of them to include it.`)
  for (const [index, { key, days }] of calendar.entries()) {
    const others = calendar.slice(0, index)
    if (others.some((other) => other.key === key))
      fault(index, `has the same key '${key}' as another season\nGive each season its own key.`)
    const twice = everyDay.find(
      (day) => isInSeason(day, days) && others.some((other) => isInSeason(day, other.days)),
    )
    if (twice) fault(index, `includes ${twice}, which is also in another season\nKeep it in one of the two.`)
  }
})
