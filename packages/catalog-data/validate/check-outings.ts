import type { Activity } from '../src/activities/activity.ts'
import type { Fault } from '../src/schema/faults.ts'

/** Every text inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Clock times as texts write them, on a 24-hour clock; a time without am or pm may be either. */
function timesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, hour = '', minute = '', half = ''] of text.matchAll(
    /\b(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m)?/gi,
  )) {
    const either = half === '' ? ['a', 'p', ''] : [half.toLowerCase()]
    for (const one of either)
      found.add(
        `${twoDigits(one === '' ? Number(hour) : (Number(hour) % 12) + (one === 'p' ? 12 : 0))}:${minute}`,
      )
  }
  return found
}

const monthNames = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
  )

/** Finds facts for plans that the activity's own sentences contradict: times, months and ages that they name differently. */
export function checkOuting(activity: Activity, locale: string): Fault[] {
  const { outing, timeToVisit, schedule, pickup, requirements, forWhom, activities = [] } = activity
  if (!outing) return []
  const faults: Fault[] = []
  const expect = (field: string, fact: string, isSaid: boolean, where: string) => {
    if (!isSaid)
      faults.push({
        field: `outing.${field}`,
        problem: `is ${fact}, but ${where} says otherwise`,
        cure: 'Correct the fact or the sentence.',
      })
  }
  const named = timesIn(textsIn([timeToVisit, schedule]).join(' '))
  for (const [index, { from }] of outing.times.entries())
    if (named.size > 0) expect(`times[${index}].from`, from, named.has(from), 'timeToVisit or schedule')
  const collected = timesIn(textsIn([pickup?.points, schedule]).join(' '))
  for (const end of ['from', 'to'] as const)
    if (outing.pickup && collected.size > 0)
      expect(`pickup.${end}`, outing.pickup[end], collected.has(outing.pickup[end]), 'pickup')
  const months = monthNames(locale)
  const saidMonths = months.filter((month) => timeToVisit?.includes(month))
  for (const [index, span] of (outing.season ?? []).entries())
    for (const end of ['from', 'to'] as const) {
      const month = months[Number(span[end].slice(0, 2)) - 1] ?? ''
      if (saidMonths.length > 0)
        expect(`season[${index}].${end}`, span[end], saidMonths.includes(month), 'timeToVisit')
    }
  const ages = textsIn([requirements, forWhom, activities.map(({ age }) => age)]).join(' ')
  for (const age of [outing.ages?.from, outing.ages?.to])
    if (age !== undefined) expect('ages', String(age), new RegExp(`\\b${age}\\b`).test(ages), 'requirements')
  return faults
}
