import { z } from 'zod'
import { CONTENT_KINDS, IMPORT_MAX_BYTES, IMPORT_PREFERENCES, IMPORT_STATES } from '../rules.ts'
import { requiredLine } from '../text.ts'
import { contentAuthor, contentDifference, contentName, contentPath } from './record.ts'
import { contentChange } from './release.ts'

export const importInput = z.object({
  name: requiredLine('Name', 'Name the file', 200),
  size: z
    .int({ error: 'Size must be a whole number of bytes' })
    .min(1, 'The file is empty')
    .max(
      IMPORT_MAX_BYTES,
      `An archive has at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB. Leave out photos that have not changed`,
    ),
})
export type ImportInput = z.input<typeof importInput>

const named = contentName.extend({ name: z.string().describe('What people call it') })

const refusedFile = z.object({
  file: z.string().describe('Where it stands in the folder'),
  problem: z.string().describe('What was found'),
  cure: z.string().describe('What to do'),
})
export type RefusedFile = z.output<typeof refusedFile>

export const importPlan = z.object({
  base: z
    .int()
    .describe('The number of the release that the folder goes on from: what has changed since is merged'),
  isMarked: z
    .boolean()
    .describe(
      'Whether the folder says so itself; else it is taken as going on from what the site began with',
    ),
  changes: z
    .array(contentChange.extend({ problems: z.int().describe('What publishing would refuse') }))
    .describe('What the drafts would change'),
  missing: z.array(named).describe('Records without a file; they are taken out of the site only when asked'),
  collisions: z
    .array(
      named.extend({
        path: contentPath,
        field: z.string(),
        studio: contentDifference.shape.before.describe('Stored'),
        folder: contentDifference.shape.after.describe('In the file'),
        by: contentAuthor.describe('Who saved it last'),
      }),
    )
    .describe('Fields that both have changed; they stay as they are in the studio unless asked otherwise'),
  photos: z
    .array(
      z.object({
        file: z.string(),
        replaces: z.boolean().describe('Another photo has this name; it stays in former releases'),
      }),
    )
    .describe('New ones, and those whose file has changed'),
  refused: z.array(refusedFile),
  version: z.string().describe('Sent back when taking: only what was seen is taken'),
})
export type ImportPlan = z.output<typeof importPlan>

export const importSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Of the file, as it was uploaded'),
  state: z.enum(IMPORT_STATES),
  size: z.int().describe('Bytes of the upload'),
  received: z.int().describe('Bytes that have arrived: where to go on'),
  reason: z.string().nullable().describe('Why it was refused, and what to do'),
  plan: importPlan.nullable().describe('Once it is ready'),
})
export type ContentImport = z.output<typeof importSchema>

export const importResult = z.object({ import: importSchema })
export type ImportResult = z.output<typeof importResult>

export const importChoice = z.object({
  remove: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe('Take records without a file out of the site'),
  prefer: z
    .enum(IMPORT_PREFERENCES, { error: `Prefer must be one of ${IMPORT_PREFERENCES.join(', ')}` })
    .default('studio')
    .describe('Which value a field gets that both have changed'),
})
export type ImportChoice = z.output<typeof importChoice>

export const takeInput = importChoice.extend({
  version: z.string({ error: 'Say which plan was seen' }).max(100),
})
export type TakeInput = z.input<typeof takeInput>

export const takeResult = z.object({
  taken: z.object({
    records: z.array(named.extend({ kind: z.enum(CONTENT_KINDS) })).describe('They are drafts now'),
    photos: z.int().describe('They are converted in the background'),
  }),
})
export type TakeResult = z.output<typeof takeResult>
