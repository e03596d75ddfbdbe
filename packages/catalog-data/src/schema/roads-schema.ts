import { z } from 'zod'
import { bounds, list, minutes, record, slug, text } from './fields.ts'

/** Driving times between the areas of a coast. */
export const roads = record({
  areas: list(record({ key: slug, name: text, bounds })).describe(
    'Parts of the coast and places of arrival; a place in two areas counts in the first one',
  ),
  minutes: z
    .record(slug, z.record(slug, minutes))
    .describe('Minutes by road from area to area by their keys, each pair once, and within an area'),
}).superRefine(({ areas, minutes: table }, { addIssue }) => {
  const keys = areas.map(({ key }) => key)
  const fault = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path: ['minutes', ...path], message })
  const cure = `Write ${keys.join(', ')}.`
  for (const [from, times] of Object.entries(table)) {
    if (!keys.includes(from)) fault([from], `is for '${from}', which is not an area\n${cure}`)
    for (const to of Object.keys(times)) {
      if (!keys.includes(to)) fault([from, to], `is the road to '${to}', which is not an area\n${cure}`)
      if (from !== to && table[to]?.[from] !== undefined)
        fault([from, to], `stands beside the way from '${to}' to '${from}'\nKeep one of the two.`)
    }
  }
})
