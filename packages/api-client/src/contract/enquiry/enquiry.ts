import { z } from 'zod'
import {
  BULK_MAX,
  CALL_OUTCOMES,
  CONTEXT_KINDS,
  CUSTOMER_MARKS,
  EMAIL_PATTERN,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  ENTERED_SOURCES,
  LABELS_ON_MAX,
  LANGUAGES,
  type Language,
  MAX_LENGTH,
  MESSAGE_CHANNELS,
  MESSAGE_MIN_LENGTH,
  MESSAGES,
  PRIORITIES,
  SNOOZE_DAYS_MAX,
} from '../rules.ts'
import { noticeVersion, optionalDay, optionalLine, requiredLine, requiredLines } from '../text.ts'
import { earlier, messageSchema, ownMessageSchema } from './conversation.ts'
import { labelSchema } from './label.ts'
import { pageFields } from './listing.ts'
import { quoteTaxSchema } from './quote.ts'
import { type EstimateInput, estimateSchema, planSchema, type TripInput, tripSchema } from './trip.ts'

const enquiryContext = z.object({
  kind: z.enum(CONTEXT_KINDS),
  slug: z.string().max(120).optional(),
  page: z.string().max(300).optional(),
})
export type EnquiryContext = z.output<typeof enquiryContext>

/** A path of this site, so that links built from it can't lead elsewhere. */
const ownPage = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u
const ownSlug = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u

const contextInput = enquiryContext.extend({
  slug: enquiryContext.shape.slug.refine((slug) => slug === undefined || ownSlug.test(slug)),
  page: enquiryContext.shape.page.refine((page) => page === undefined || ownPage.test(page)),
})

export const enquiryInput = z.object({
  name: requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.name),
  phone: requiredLine('Phone', MESSAGES.phoneRequired, MAX_LENGTH.phone),
  email: requiredLine('Email', MESSAGES.emailRequired, MAX_LENGTH.email),
  dateOfPlan: optionalDay('Date of plan').optional(),
  subject: requiredLine('Subject', MESSAGES.subjectRequired, MAX_LENGTH.subject),
  message: requiredLines('Message', MESSAGES.messageRequired, MAX_LENGTH.message).min(
    MESSAGE_MIN_LENGTH,
    MESSAGES.messageTooShort,
  ),
  // An invalid context must not reject the enquiry.
  context: contextInput.nullish().catch(null).describe('Where the enquiry was written'),
  // Nor must an invalid plan.
  trip: tripSchema
    .nullish()
    .catch(null)
    .describe('The plan; its arrival is the date of plan if that is empty'),
  estimate: estimateSchema.nullish().catch(null).describe('What the visitor saw it would cost'),
  language: z.enum(LANGUAGES).nullish().catch(null).describe('The language of the page'),
  noticeVersion,
  website: z
    .unknown()
    .optional()
    .describe('Honeypot: people leave it empty; any value marks the enquiry as spam'),
})
export type EnquiryInput = Omit<
  z.input<typeof enquiryInput>,
  'context' | 'trip' | 'estimate' | 'language' | 'website' | 'dateOfPlan' | 'noticeVersion'
> & {
  dateOfPlan?: string | null | undefined
  context?: EnquiryContext | null | undefined
  trip?: TripInput | null | undefined
  estimate?: EstimateInput | null | undefined
  language?: Language | null | undefined
  noticeVersion?: string | null | undefined
  website?: string | undefined
}

const sourceMessage = `Source must be one of ${ENTERED_SOURCES.join(', ')}`

/** An enquiry that staff enter from a call, a visit or a chat. */
export const enteredInput = z
  .object({
    source: z.enum(ENTERED_SOURCES, { error: sourceMessage }),
    name: enquiryInput.shape.name,
    phone: optionalLine('Phone', MAX_LENGTH.phone),
    email: optionalLine('Email', MAX_LENGTH.email).refine(
      (value) => value === '' || EMAIL_PATTERN.test(value),
      MESSAGES.emailInvalid,
    ),
    dateOfPlan: enquiryInput.shape.dateOfPlan,
    subject: enquiryInput.shape.subject,
    message: requiredLines('Message', MESSAGES.messageRequired, MAX_LENGTH.message),
    context: enquiryInput.shape.context,
  })
  .refine(({ phone, email }) => phone !== '' || email !== '', {
    path: ['phone'],
    error: 'Enter a phone number or an email address, so that you can answer',
  })
export type EnteredInput = Omit<z.input<typeof enteredInput>, 'context' | 'dateOfPlan'> & {
  dateOfPlan?: string | null | undefined
  context?: EnquiryContext | null | undefined
}

export const submittedSchema = z.object({
  enquiry: z.object({ _id: z.string(), createdAt: z.string(), status: z.enum(ENQUIRY_STATUSES) }),
})
export type SubmittedEnquiry = z.output<typeof submittedSchema>

export const enquirySchema = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  dateOfPlan: z.string().nullable().describe('A date such as 2026-12-31'),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string().describe('ISO 8601, UTC'),
  status: z.enum(ENQUIRY_STATUSES),
  context: enquiryContext.nullable(),
})
export type Enquiry = z.output<typeof enquirySchema>

export const staffEnquirySchema = enquirySchema.extend({
  assignedTo: z.string().nullable().describe('Id of a staff member'),
  assigneeName: z.string().nullable(),
  customerId: z.string().nullable().describe('Account from which it was sent'),
  updatedAt: z.string(),
  version: z.int().describe('Increases with each change; send it back to detect a concurrent change'),
  spam: z.string().nullable().describe('Why it was marked as spam, or null'),
  source: z.enum(ENQUIRY_SOURCES).describe('How the enquiry arrived'),
  mark: z
    .enum(CUSTOMER_MARKS)
    .nullable()
    .optional()
    .describe('The mark that staff gave the sender; in lists only'),
  lastMessage: z
    .object({
      direction: z.enum(['in', 'out']),
      at: z.string(),
      by: z.string().nullable().describe('Name of the author'),
      channel: z.enum(MESSAGE_CHANNELS),
      outcome: z.enum(CALL_OUTCOMES).nullable().describe('For a call, chat or visit that staff logged'),
      text: z.string().describe('The first words, at most 120 characters, without quoted text'),
    })
    .nullable()
    .optional()
    .describe('The newest message after the enquiry itself; `in` is from the customer; in lists only'),
  unread: z
    .boolean()
    .optional()
    .describe('Whether you have not opened it, or somebody else has written since; in lists only'),
  waitingSince: z
    .string()
    .nullable()
    .describe(
      'Since when the customer has been waiting for an answer; null if the customer has to write next, or the enquiry is finished',
    ),
  dueAt: z
    .string()
    .nullable()
    .describe(
      'By when the answer is promised, one open day later if there are opening hours; null if nobody waits for one',
    ),
  mergedInto: z
    .string()
    .optional()
    .describe('Id of the enquiry whose thread also shows this one, which stays closed'),
  snoozedUntil: z
    .string()
    .nullable()
    .describe(
      'Until when it is put off. Once the time has come, or the customer has written, it is back from snooze until it is answered, snoozed again or cleared; null for finished enquiries',
    ),
  snoozedBy: z.string().nullable().describe('Id of the staff member who snoozed it'),
  priority: z.enum(PRIORITIES).describe('Urgent enquiries come first in the stages reply, due and overdue'),
  labels: z.array(labelSchema).describe('Sorted by name'),
  deletedAt: z.string().nullable(),
  erasedAt: z.string().nullable().describe('When the content was erased; the record itself stays'),
})
export type StaffEnquiry = z.output<typeof staffEnquirySchema>

export const enteredSchema = z.object({ enquiry: staffEnquirySchema })
export type EnteredResult = z.output<typeof enteredSchema>

export const enquiryListSchema = z.object({ enquiries: z.array(staffEnquirySchema), ...pageFields })
export type EnquiryList = z.output<typeof enquiryListSchema>
const ownEnquirySchema = enquirySchema.extend({
  messages: z.int().describe('Number of answers and replies in the thread'),
  hasPlan: z.boolean().describe('Whether a trip or an estimate was sent with it; the detail has them'),
  lastAnswerAt: z.string().nullable().describe('When the business answered last'),
})
export type OwnEnquiry = z.output<typeof ownEnquirySchema>
export const myEnquiryListSchema = z.object({ enquiries: z.array(ownEnquirySchema), ...pageFields })
export type MyEnquiryList = z.output<typeof myEnquiryListSchema>

export const noteInput = z.object({ text: requiredLines('Note', 'Note is required', MAX_LENGTH.note) })
export type NoteInput = z.input<typeof noteInput>

export const noteSchema = z.object({
  _id: z.string(),
  text: z.string().describe('Mentions are ids, as `<@id>`'),
  author: z.string().nullable(),
  mentions: z.array(z.object({ _id: z.string(), name: z.string() })).describe('Who is mentioned'),
  createdAt: z.string(),
})
export type Note = z.output<typeof noteSchema>
export const noteResultSchema = z.object({ note: noteSchema })

export const mentionListSchema = z.object({
  mentions: z.array(
    z.object({
      _id: z.string().describe('The id of the note'),
      enquiry: z.object({ _id: z.string(), name: z.string(), subject: z.string() }),
      by: z.string().nullable(),
      text: z.string().describe('The first words, with names instead of ids'),
      createdAt: z.string(),
      seen: z.boolean(),
    }),
  ),
})
export type MentionList = z.output<typeof mentionListSchema>
export type Mention = MentionList['mentions'][number]

export const readInput = z.object({
  place: z
    .int({ error: 'Place must be a whole number' })
    .min(0, 'Place must be a whole number')
    .describe('The `place` of the last message that you have read, or 0'),
})
export type ReadInput = z.input<typeof readInput>

export const CHANGES = [
  'status',
  'assignedTo',
  'spam',
  'deleted',
  'restored',
  'routedTo',
  'mergedInto',
  'snoozedUntil',
  'labelled',
  'unlabelled',
  'priority',
] as const
const changeSchema = z.object({
  _id: z.string(),
  change: z.enum(CHANGES),
  from: z.string().nullable(),
  to: z
    .string()
    .nullable()
    .describe(
      'For routedTo, the name of the view; null once it is deleted or no longer shared. For mergedInto, the subject of the other enquiry; null when that was undone. For labelled, the name of the label, which is in `from` for unlabelled',
    ),
  of: z.string().optional().describe('The subject of the merged enquiry that changed'),
  by: z.string().nullable().describe("The staff member's name"),
  at: z.string(),
})
export type Change = z.output<typeof changeSchema>

/** An enquiry that was merged into another, as its thread shows it. */
const mergedSchema = z.object({
  _id: z.string(),
  subject: z.string(),
  message: z.string(),
  dateOfPlan: z.string().nullable(),
  createdAt: z.string(),
})
export type MergedEnquiry = z.output<typeof mergedSchema>
const merged = z
  .array(mergedSchema)
  .optional()
  .describe('Enquiries that were merged into this one, oldest first; their messages are in the thread')

const plan = planSchema.nullable().describe('What the visitor had planned, as sent')

export const staffDetailSchema = z.object({
  enquiry: staffEnquirySchema,
  plan,
  notes: z.array(noteSchema),
  history: z.array(changeSchema),
  messages: z
    .array(messageSchema)
    .describe('The newest two hundred answers, replies, calls and chats, oldest first'),
  earlier,
  merged,
  mergedInto: z
    .object({
      _id: z.string(),
      subject: z.string(),
      at: z.string(),
      gone: z.boolean().describe('It was deleted or erased: answer here'),
    })
    .optional()
    .describe('The enquiry into which this one was merged'),
  customer: z
    .object({
      mark: z.enum(CUSTOMER_MARKS).nullable(),
      enquiries: z.int().describe('Number of enquiries they have sent, including this one'),
    })
    .nullable()
    .describe('The sender; null once the enquiry is erased'),
  enteredBy: z.string().nullable().describe('Name of the person who entered it'),
  routedTo: z
    .object({ _id: z.string(), name: z.string() })
    .optional()
    .describe('The shared view into which a routing rule put it, until somebody takes it'),
  mailbox: z
    .enum(['other', 'unconfirmed'])
    .optional()
    .describe(
      'The account has another email address than the enquiry, or has not confirmed its address: the customer does not see emails on the site',
    ),
  unsubscribed: z
    .enum(['account', 'unreachable'])
    .optional()
    .describe(
      'Its address has unsubscribed from emails: with `account` the customer reads answers on the site; with `unreachable`, call or use WhatsApp',
    ),
  whatsApp: z
    .object({
      number: z.string(),
      until: z
        .string()
        .nullable()
        .describe('Until when free text can be sent; null if only the template can'),
      template: z.string().describe('Name of the template'),
    })
    .optional()
    .describe('If answers can go to its number by WhatsApp'),
  quoteTax: quoteTaxSchema
    .optional()
    .describe('GST that a quote sent now contains, if the business has a number'),
})
export type StaffDetail = z.output<typeof staffDetailSchema>
export const ownDetailSchema = z.object({
  enquiry: enquirySchema,
  plan,
  messages: z
    .array(ownMessageSchema)
    .describe('The newest two hundred messages between you and the business'),
  earlier,
  merged,
})
export type OwnDetail = z.output<typeof ownDetailSchema>
/** Staff get notes, history and the whole thread; the customer gets the messages between them and the business. */
export const enquiryDetailSchema = z.union([staffDetailSchema, ownDetailSchema])
export type EnquiryDetail = z.output<typeof enquiryDetailSchema>

const DAY = 86_400_000

/** The time at which a snoozed enquiry returns; null ends the snooze. */
export const snoozeInput = z.iso
  .datetime({ error: 'Snoozed until must be a time such as 2026-12-31T03:30:00Z, or null' })
  .refine((time) => Date.parse(time) > Date.now(), 'Choose a time that is still to come')
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
