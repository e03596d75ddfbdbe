import { z } from 'zod'
import { age, clock, hours, list, minutes, oneOf, record } from './fields.ts'
import { yearSpans } from './season-schema.ts'

const range = record({ from: clock, to: clock })
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const lengthOf = ({ from, to }: { from: string; to: string }) => minutesOf(to) - minutesOf(from)

/** When an activity takes place, and for whom: what a plan of days reads. */
export const outing = record({
  season: z.exactOptional(yearSpans.meta({ title: 'Season', description: 'All year if empty' })),
  weekdays: z.exactOptional(
    list(oneOf('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su')).describe('Every day if empty'),
  ),
  times: list(range)
    .min(1, { error: () => 'is empty\nEnter when it begins and ends.' })
    .describe('Hours in which it takes place, to the last end'),
  minutes: minutes.describe('How long it takes within these hours'),
  ages: z.exactOptional(
    record({ from: age, to: z.exactOptional(age) }).meta({ description: 'Open to everyone if empty' }),
  ),
  pickup: z.exactOptional(
    range.meta({ description: 'First and last time at which a shared pickup collects guests' }),
  ),
  hoursBeforeFlight: z.exactOptional(
    hours.describe('Hours to leave before a flight, for example after a dive'),
  ),
})
  .superRefine(({ times, minutes: needed, ages, pickup }, { addIssue }) => {
    const fault = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
    for (const [index, hours] of times.entries())
      if (lengthOf(hours) < needed)
        fault(
          ['times', index, 'to'],
          `is less than ${needed} minutes after ${hours.from}\nCorrect the hours or the minutes.`,
        )
    if (ages?.to !== undefined && ages.to < ages.from)
      fault(['ages', 'to'], `is below ${ages.from}\nLet the oldest be as old as the youngest.`)
    if (pickup && pickup.to < pickup.from)
      fault(['pickup', 'to'], `is before ${pickup.from}\nWrite the last pickup.`)
  })
  .meta({ title: 'Times and limits', description: 'Used to check visitors’ day plans' })
