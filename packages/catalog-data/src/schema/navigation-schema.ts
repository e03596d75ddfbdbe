import { z } from 'zod'
import { list, record, text } from './fields.ts'
import type { Fixed } from './fixed.ts'

const link = record({
  label: text,
  to: text
    .regex(/^\//, { error: () => 'is not a path on this site\nStart it with a slash, such as /hotels.' })
    .meta({ title: 'Leads to' }),
})

/** Links of every page, and breadcrumb labels of path segments for which title case is wrong. */
export const navigation = record({
  $schema: z.exactOptional(text),
  header: list(link),
  footer: list(link),
  breadcrumbs: z.record(z.string(), text),
})

export type NavigationLink = Fixed<z.output<typeof link>>
export type NavigationRecord = Fixed<Omit<z.output<typeof navigation>, '$schema'>>
