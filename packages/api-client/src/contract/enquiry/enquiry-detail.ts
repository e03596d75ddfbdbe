import { z } from 'zod'
import { CUSTOMER_MARKS, ENQUIRY_SOURCES } from '../rules.ts'
import { earlier, messageSchema, ownMessageSchema } from './conversation.ts'
import { enquirySchema } from './enquiry.ts'
import { noteSchema } from './note.ts'
import { quoteTaxSchema } from './quote.ts'
import { staffEnquirySchema } from './staff-enquiry.ts'
import { planSchema } from './trip.ts'

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

const plan = planSchema.nullable().describe('What the visitor had planned, as sent')

/** An enquiry that was merged into another, as its thread shows it. */
const mergedSchema = z.object({
  _id: z.string(),
  source: z
    .enum(ENQUIRY_SOURCES)
    .describe('How it arrived; the message of one from WhatsApp is a message of the thread too'),
  subject: z.string(),
  message: z.string(),
  dateOfPlan: z.string().nullable(),
  plan,
  createdAt: z.string(),
})
export type MergedEnquiry = z.output<typeof mergedSchema>
const merged = z
  .array(mergedSchema)
  .optional()
  .describe('Enquiries that were merged into this one, oldest first; their messages are in the thread')

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
