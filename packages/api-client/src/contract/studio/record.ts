import { z } from 'zod'
import { CONTENT_KINDS, CONTENT_STATES } from '../rules.ts'

const kind = z
  .enum(CONTENT_KINDS, { error: `Kind must be one of ${CONTENT_KINDS.join(', ')}` })
  .describe('Kind of record: the place of its file in the folder of content')
const slug = z
  .string({ error: 'Slug must be text' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug can only contain small letters, digits and single hyphens')
  .max(120, 'A slug can have up to 120 characters')
  .describe('Its name within the kind; the kind again if there is only one such record')

export const contentName = z.object({ kind, slug })
export type ContentName = z.output<typeof contentName>

/** The content of a record, with the fields of its schema. */
const contentData = z.record(z.string(), z.json())
export type ContentData = z.output<typeof contentData>

export const contentPath = z
  .array(z.union([z.string(), z.int()]))
  .describe('Path in the record, such as ["rooms", 0, "price"]; empty for the whole record')
export type ContentPath = z.output<typeof contentPath>

export const contentProblem = z.object({
  path: contentPath,
  field: z.string().describe('The same for people: rooms[0].price'),
  problem: z.string().describe('What is wrong'),
  cure: z.string().describe('What to do'),
})
export type ContentProblem = z.output<typeof contentProblem>

export const contentDifference = z.object({
  path: contentPath,
  field: z.string(),
  before: z.json().optional().describe('Absent if the field was added'),
  after: z.json().optional().describe('Absent if the field was removed'),
})
export type ContentDifference = z.output<typeof contentDifference>

export const contentAuthor = z.object({ _id: z.string().nullable(), name: z.string() })
export type ContentAuthor = z.output<typeof contentAuthor>

/** A record in the list. */
export const contentSummary = contentName.extend({
  name: z.string().describe('Name for people'),
  address: z.string().nullable().describe('The page that shows it, such as /hotels/palm-cove'),
  schema: z.string().describe('Name of its schema: GET /content/schemas/{name}'),
  state: z.enum(CONTENT_STATES),
  changedBy: contentAuthor.nullable().describe('Who saved the draft last'),
  changedAt: z.iso.datetime().nullable(),
  problems: z.int().describe('Number of problems in the draft'),
})
export type ContentSummary = z.output<typeof contentSummary>

export const contentKindSchema = z.object({
  kind,
  schema: z.string().nullable().describe('Name of its schema; null if each record has its own'),
  single: z.boolean().describe('Whether there is only one such record'),
})
export type ContentKindInfo = z.output<typeof contentKindSchema>

/** Fields for concurrent editing of a record. */
const contentRecord = contentName.extend({
  name: z.string(),
  address: z.string().nullable(),
  schema: z.string().describe('Name of its schema: GET /content/schemas/{name}'),
  state: z.enum(CONTENT_STATES),
  removable: z.boolean().describe('Whether it can be removed from the site'),
  data: contentData
    .nullable()
    .describe('The draft, or what is published; null if the draft removes the record'),
  published: contentData.nullable().describe('What visitors see; null for a new record'),
  version: z.string().describe('Version of `data`; send it back when saving'),
  draft: z
    .object({ by: contentAuthor, at: z.iso.datetime() })
    .nullable()
    .describe('Who saved it last, and when'),
  editors: z
    .array(contentAuthor.extend({ at: z.iso.datetime() }))
    .describe('Others who saved or opened it in the last two minutes'),
  problems: z.array(contentProblem),
})
export type ContentRecord = z.output<typeof contentRecord>

export const contentRecordResult = z.object({ record: contentRecord })
export type ContentRecordResult = z.output<typeof contentRecordResult>

export const contentSchemaResult = z.object({
  schema: z.record(z.string(), z.unknown()).describe('JSON Schema'),
})
export type ContentSchemaResult = z.output<typeof contentSchemaResult>

export const draftInput = z.object({
  data: contentData.nullable().describe('The whole record; null removes it from the site'),
  version: z
    .string({ error: 'Send the version that you changed' })
    .max(60)
    .nullable()
    .describe('The version that was changed; null for a new record'),
})
export type DraftInput = z.input<typeof draftInput>

/** Changes by others since the version that was edited. */
const merged = z.object({
  by: z.array(contentAuthor),
  differences: z.array(contentDifference),
})

export const draftResult = z.object({
  record: contentRecord,
  merged: merged.nullable().describe('What others changed meanwhile, now included in `record.data`'),
})
export type DraftResult = z.output<typeof draftResult>

/** Conflict: two people changed the same field. `record` is the stored state; this save was not stored. */
export const draftConflict = z.object({
  message: z.string(),
  record: contentRecord.optional(),
  merged: contentData
    .nullable()
    .optional()
    .describe('Both versions merged, with the stored value for each collision'),
  collisions: z
    .array(
      z.object({
        path: contentPath,
        field: z.string(),
        base: z.json().optional(),
        theirs: z.json().optional().describe('The stored value'),
        mine: z.json().optional().describe('The value that was sent'),
        by: contentAuthor,
      }),
    )
    .optional()
    .describe('Choose a value for each, then save the result with the version of `record`'),
})
export type DraftConflict = z.output<typeof draftConflict>
