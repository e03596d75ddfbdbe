import { z } from 'zod'
import { CALL_OUTCOMES, CUSTOMER_MARKS, ENQUIRY_SOURCES, MESSAGE_CHANNELS, PRIORITIES } from '../rules.ts'
import { enquirySchema } from './enquiry.ts'
import { labelSchema } from './label.ts'
import { pageFields } from './listing.ts'

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
    .describe(
      'Whether you have not opened it, or somebody else has written since; in lists and of a single one',
    ),
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
