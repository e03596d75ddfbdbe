import { z } from 'zod'
import { CONTENT_KINDS, IMPORT_PREFERENCES } from '../rules.ts'
import { requiredLine } from '../text.ts'
import { contentAuthor, contentDifference, contentName, contentPath } from './record.ts'
import { contentChange } from './release.ts'

export const importInput = z.object({ name: requiredLine('Name', 'Name the file', 200) })

const named = contentName.extend({ name: z.string().describe('Name for people') })

const refusedFile = z.object({
  file: z.string().describe('Path in the folder'),
  problem: z.string().describe('What was found'),
  cure: z.string().describe('What to do'),
})
export type RefusedFile = z.output<typeof refusedFile>

const importPlan = z.object({
  base: z.int().describe('Number of the release on which the folder is based: later changes are merged'),
  isMarked: z
    .boolean()
    .describe(
      'Whether the folder names this release itself; otherwise the first content of the site is assumed',
    ),
  changes: z
    .array(
      contentChange.extend({ problems: z.int().describe('Number of problems that publishing would refuse') }),
    )
    .describe('What the drafts would change'),
  missing: z.array(named).describe('Records without a file; removed from the site only on request'),
  collisions: z
    .array(
      named.extend({
        path: contentPath,
        field: z.string(),
        studio: contentDifference.shape.before.describe('The stored value'),
        folder: contentDifference.shape.after.describe('In the file'),
        by: contentAuthor.describe('Who saved it last'),
      }),
    )
    .describe('Fields that both have changed; the studio’s value is kept unless `prefer` says otherwise'),
  photos: z
    .array(
      z.object({
        file: z.string(),
        replaces: z
          .boolean()
          .describe('Whether another photo has this name; that photo stays in earlier releases'),
      }),
    )
    .describe('New photos, and photos whose file has changed'),
  refused: z.array(refusedFile),
  version: z.string().describe('Send it back when applying, so that only what you saw is applied'),
})
export type ImportPlan = z.output<typeof importPlan>

const importSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Name of the uploaded file'),
  size: z.int().describe('Size of the upload in bytes'),
  plan: importPlan.nullable().describe('Null once it has been applied'),
})
export type ContentImport = z.output<typeof importSchema>

export const importResult = z.object({ import: importSchema })
export type ImportResult = z.output<typeof importResult>

export const importChoice = z.object({
  remove: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe('Remove records without a file from the site'),
  prefer: z
    .enum(IMPORT_PREFERENCES, { error: `Prefer must be one of ${IMPORT_PREFERENCES.join(', ')}` })
    .default('studio')
    .describe('Which value to use for fields that both have changed'),
})
export type ImportChoice = z.output<typeof importChoice>

export const takeInput = importChoice.extend({
  version: z.string({ error: 'Send the version of the plan that you saw' }).max(100),
})
export type TakeInput = z.input<typeof takeInput>

export const takeResult = z.object({
  taken: z.object({
    records: z.array(named.extend({ kind: z.enum(CONTENT_KINDS) })).describe('Records that are now drafts'),
    photos: z.int().describe('Number of photos, which are converted in the background'),
  }),
})
export type TakeResult = z.output<typeof takeResult>
