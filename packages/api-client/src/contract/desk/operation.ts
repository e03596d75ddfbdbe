import { z } from 'zod'
import { idsInput, priorityInput, snoozeInput } from '../enquiry/enquiry-change.ts'
import { enquiryFilter } from '../enquiry/listing.ts'
import {
  BULK_MAX,
  ENQUIRY_STATUSES,
  MAX_LENGTH,
  MESSAGES,
  OPERATION_STATES,
  OPERATION_VERBS,
} from '../rules.ts'
import { requiredLines } from '../text.ts'

export const operationScope = z
  .object({
    ids: idsInput.shape.ids.optional(),
    // Strict: a misspelled filter would otherwise be ignored and match every enquiry.
    filter: z
      .strictObject(enquiryFilter.shape, { error: 'Filter must contain only fields of the list' })
      .optional()
      .describe('Selects all matches, as in the list; an empty filter selects the whole inbox'),
    except: z
      .array(z.uuid({ error: 'Each id must be the id of an enquiry' }))
      .max(BULK_MAX, `Leave out at most ${BULK_MAX} ids`)
      .optional()
      .describe('With a filter: matches to leave unchanged'),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'Send either ids or a filter',
  })
export type OperationScope = z.input<typeof operationScope>

export const exportInput = z.object({ scope: operationScope, format: z.enum(['csv', 'json']).default('csv') })
export type ExportInput = z.input<typeof exportInput>

const of = <T extends z.ZodRawShape>(shape: T) => z.object({ ...shape, scope: operationScope })

export const operationInput = z.discriminatedUnion(
  'verb',
  [
    of({
      verb: z.literal('status'),
      status: z.enum(ENQUIRY_STATUSES, { error: `Status must be one of ${ENQUIRY_STATUSES.join(', ')}` }),
    }),
    of({
      verb: z.literal('assign'),
      assignedTo: z.uuid({ error: 'Assignee must be the id of a staff member, or null' }).nullable(),
    }),
    of({ verb: z.literal('snooze'), snoozedUntil: snoozeInput }),
    of({
      verb: z.literal('label'),
      label: z.uuid({ error: 'Label must be the id of a label' }),
      on: z.boolean({ error: 'On must be true or false' }).describe('Puts it on, or takes it off'),
    }),
    of({ verb: z.literal('priority'), priority: priorityInput }),
    of({
      verb: z.literal('answer'),
      text: requiredLines('Message', MESSAGES.messageRequired, MAX_LENGTH.template).describe(
        'May contain template placeholders, which are filled in for each enquiry',
      ),
      resolve: z.boolean({ error: 'Resolve must be true or false' }).optional(),
    }),
    of({ verb: z.literal('spam'), spam: z.boolean({ error: 'Spam must be true or false' }) }),
    of({ verb: z.literal('delete') }),
    of({ verb: z.literal('restore') }),
  ],
  { error: `Verb must be one of ${OPERATION_VERBS.join(', ')}` },
)
export type OperationInput = z.input<typeof operationInput>

const operationSchema = z.object({
  _id: z.string(),
  verb: z.enum(OPERATION_VERBS),
  state: z.enum(OPERATION_STATES),
  total: z.int().describe('Number of matches at the start'),
  done: z.int().describe('Number processed so far'),
  changed: z.int().describe('Number changed; the others already had this value or could not be changed'),
  undone: z.int().describe('Number restored; enquiries that somebody changed since stay'),
  createdAt: z.string(),
})
export type Operation = z.output<typeof operationSchema>
export const operationResultSchema = z.object({ operation: operationSchema })
export type OperationResult = z.output<typeof operationResultSchema>
export const operationListSchema = z.object({ operations: z.array(operationSchema) })
export type OperationList = z.output<typeof operationListSchema>
