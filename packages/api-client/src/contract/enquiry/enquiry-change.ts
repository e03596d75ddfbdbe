import { z } from 'zod'
import { BULK_MAX, ENQUIRY_STATUSES, LABELS_ON_MAX, PRIORITIES, SNOOZE_DAYS_MAX } from '../rules.ts'
import { staffEnquirySchema } from './staff-enquiry.ts'

const DAY = 86_400_000

/** The time at which a snoozed enquiry returns; null ends the snooze. */
export const snoozeInput = z.iso
  .datetime({ error: 'Snoozed until must be a time such as 2026-12-31T03:30:00Z, or null' })
  .refine((time) => Date.parse(time) > Date.now(), 'Choose a time in the future')
  .refine(
    (time) => Date.parse(time) <= Date.now() + SNOOZE_DAYS_MAX * DAY,
    'Choose a time within the next twelve months',
  )
  .nullable()

export const priorityInput = z.enum(PRIORITIES, { error: `Priority must be one of ${PRIORITIES.join(', ')}` })

const labelIds = z
  .array(z.uuid({ error: 'Each label must be the id of a label' }))
  .max(LABELS_ON_MAX, `An enquiry can have at most ${LABELS_ON_MAX} labels`)

export const changeInput = z
  .object({
    status: z
      .enum(ENQUIRY_STATUSES, { error: `Status must be one of ${ENQUIRY_STATUSES.join(', ')}` })
      .optional(),
    assignedTo: z.uuid({ error: 'Assignee must be the id of a staff member, or null' }).nullable().optional(),
    spam: z.literal(false, { error: 'Spam can only be cleared' }).optional(),
    snoozedUntil: snoozeInput.optional(),
    priority: priorityInput.optional(),
    addLabels: labelIds.optional(),
    removeLabels: labelIds.optional(),
    version: z.int({ error: 'Version must be a whole number' }).optional(),
  })
  .refine(({ version, ...values }) => Object.values(values).some((value) => value !== undefined), {
    path: ['status'],
    error: 'Send a status, an assignee or both',
  })
export type ChangeInput = z.input<typeof changeInput>
export const changeResultSchema = z.object({ enquiry: staffEnquirySchema })
export type ChangeResult = z.output<typeof changeResultSchema>

export const enquiryMergeInput = z.object({
  into: z.uuid({ error: 'Into must be the id of an enquiry' }),
})
export type EnquiryMergeInput = z.input<typeof enquiryMergeInput>

const idMessage = 'Each id must be the id of an enquiry'
export const idsInput = z.object({
  ids: z
    .array(z.uuid({ error: idMessage }), { error: 'Send the ids as a list' })
    .min(1, 'Send at least one id')
    .max(BULK_MAX, `Send at most ${BULK_MAX} ids`),
})

export const deletedSchema = z.object({ deleted: z.int() })
export type DeletedResult = z.output<typeof deletedSchema>
export const restoredSchema = z.object({ restored: z.int() })
export type RestoredResult = z.output<typeof restoredSchema>
export const selectedSchema = z.object({ ids: z.array(z.string()), total: z.int() })
export type SelectedResult = z.output<typeof selectedSchema>
