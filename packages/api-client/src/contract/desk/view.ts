import { z } from 'zod'
import { enquiryFilter } from '../enquiry/listing.ts'
import { BUILT_IN_VIEWS, MAX_LENGTH, MESSAGES, VIEWS_SEEN_MAX } from '../rules.ts'
import { requiredLine } from '../text.ts'

// Stored as a query string, which the list parses like its own.
const storedFilter = z.record(z.string(), z.string()).describe('Filter parameters of the list of enquiries')

const counted = {
  count: z.int().describe('Number of enquiries in it, as far as counted'),
  more: z.boolean().describe('Whether there are, or may be, more'),
}

export const viewInput = z.object({
  name: requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.viewName),
  // Routing rules fill this in; saving a view must not change it.
  filter: enquiryFilter
    .omit({ orRoutedTo: true })
    .refine(
      (filter) => Object.values(filter).some((value) => value !== undefined),
      'Filter the list first: without a filter it is the inbox',
    ),
  shared: z.boolean({ error: 'Shared must be true or false' }),
})
export type ViewInput = z.input<typeof viewInput>

export const viewOrderInput = z.object({
  ids: z
    .array(z.uuid({ error: 'Each id must be the id of a view' }), { error: 'Ids must be a list' })
    .max(VIEWS_SEEN_MAX, `At most ${VIEWS_SEEN_MAX} views`)
    .describe('Views that are not listed come after these'),
})

const viewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  filter: storedFilter.describe(
    'Filter parameters of the list of enquiries; with `orRoutedTo` if routing rules use the view',
  ),
  shared: z.boolean().describe('Visible to all staff, or only to you'),
  author: z.string().nullable().describe('Name of the person who saved it'),
  mayChange: z.boolean().describe('Whether you may change it: the author may, and owners if it is shared'),
})
export type View = z.output<typeof viewSchema>
export const viewResultSchema = z.object({ view: viewSchema })
export type ViewResult = z.output<typeof viewResultSchema>

export const viewListSchema = z.object({
  builtIn: z.array(z.object({ name: z.enum(BUILT_IN_VIEWS), filter: storedFilter, ...counted })),
  views: z.array(viewSchema.extend(counted)),
})
export type ViewList = z.output<typeof viewListSchema>
