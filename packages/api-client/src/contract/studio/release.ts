import { z } from 'zod'
import { pageFields } from '../enquiry/listing.ts'
import { CONTENT_KINDS, MAX_LENGTH, RELEASE_STATES } from '../rules.ts'
import { optionalLine } from '../text.ts'
import {
  contentAuthor,
  contentDifference,
  contentKindSchema,
  contentName,
  contentProblem,
  contentSummary,
} from './record.ts'

export const contentChange = contentName.extend({
  name: z.string(),
  what: z.enum(['added', 'changed', 'removed']),
  differences: z.array(contentDifference).describe('Field by field; empty for an added or removed record'),
})
export type ContentChange = z.output<typeof contentChange>

const releaseSchema = z.object({
  _id: z.string(),
  number: z.int().nullable().describe('Numbered in the order of publishing; null until then'),
  state: z.enum(RELEASE_STATES),
  by: contentAuthor.describe('Without an id, the service itself'),
  note: z.string(),
  createdAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable().describe('When a scheduled release will be published'),
  until: z.iso.datetime().nullable().describe('When its changes will be undone'),
  publishedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe('Why it failed, and what to do'),
  restores: z.int().nullable().describe('Number of the release that it restored'),
  records: z.int().describe('Number of changed records'),
  held: z.boolean().describe('On hold until confirmed, because its author may no longer edit the site'),
  current: z.boolean().describe('What visitors see'),
})
export type Release = z.output<typeof releaseSchema>

export const releaseResult = z.object({ release: releaseSchema })
export type ReleaseResult = z.output<typeof releaseResult>

export const releaseDetail = z.object({
  release: releaseSchema,
  changes: z.array(contentChange).describe('Compared with what was published before'),
  since: z.array(contentChange).describe('What restoring it would change now'),
})
export type ReleaseDetail = z.output<typeof releaseDetail>

export const releaseList = z.object({
  releases: z.array(releaseSchema).describe('Newest first'),
  ...pageFields,
})
export type ReleaseList = z.output<typeof releaseList>

export const contentOverview = z.object({
  kinds: z.array(contentKindSchema),
  records: z.array(contentSummary),
  current: releaseSchema.nullable().describe('What visitors see'),
  publishing: releaseSchema.nullable().describe('What is being published now'),
  scheduled: z.array(releaseSchema),
})
export type ContentOverview = z.output<typeof contentOverview>

export const changesSchema = z.object({
  changes: z
    .array(
      contentChange.extend({
        by: z.array(contentAuthor),
        problems: z.array(contentProblem),
        unfinished: z.array(contentProblem).describe('Can be published, but looks unfinished'),
      }),
    )
    .describe('What publishing would change'),
  problems: z
    .array(
      contentProblem.extend({
        kind: z.enum(CONTENT_KINDS).nullable(),
        slug: z.string().nullable(),
        name: z.string().nullable().describe('Name of the record for people'),
      }),
    )
    .describe('Contradictions between records; publishing is refused until they are fixed'),
  version: z.string().describe('Send it back when publishing, so that only what you saw is published'),
})
export type Changes = z.output<typeof changesSchema>

const instant = (label: string) => z.iso.datetime({ offset: true, error: `${label} must be a time` })

export const publishInput = z
  .object({
    version: z.string({ error: 'Send the version of the changes that you saw' }).max(100),
    records: z
      .array(contentName)
      .min(1, 'Name a record, or leave the list out')
      .max(2000)
      .optional()
      .describe('Publish only these; without it, all drafts'),
    note: optionalLine('Note', MAX_LENGTH.note).describe('What the release is about; shown in the history'),
    publishAt: instant('Publish at').nullish().describe('Without it, publishes at once'),
    until: instant('Until').nullish().describe('When to undo the changes'),
  })
  .refine(
    ({ publishAt, until }) =>
      !until || Date.parse(until) > Math.max(Date.now(), publishAt ? Date.parse(publishAt) : 0),
    { path: ['until'], error: 'The end must be after the start' },
  )
export type PublishInput = z.input<typeof publishInput>
