import { z } from 'zod'
import { messageSchema } from '../enquiry/conversation.ts'
import { optional } from '../enquiry/listing.ts'
import { quoteSchema } from '../enquiry/quote.ts'
import { staffEnquirySchema } from '../enquiry/staff-enquiry.ts'
import { CUSTOMER_MARKS, ENQUIRY_STATUSES, MAX_LENGTH, RELATIONS } from '../rules.ts'
import { searchText } from '../text.ts'

const mark = z.enum(CUSTOMER_MARKS, { error: `Mark must be one of ${CUSTOMER_MARKS.join(', ')}, or null` })

/** A customer: the enquiries of one email address, or of one phone number if there is no address. */
const customerSchema = z.object({
  _id: z.string().describe('The id of their newest enquiry; the id of any other works too'),
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()).describe('As +919840091273 where possible'),
  mark: mark.nullable().describe('Enquiries of a blocked customer are set aside as spam'),
  enquiries: z.int().describe('Without deleted ones'),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
})
export type Customer = z.output<typeof customerSchema>

export const customerQuery = z.object({
  q: optional(searchText(MAX_LENGTH.email)).describe(
    'The start of an email address or phone number in any spelling, or words of a name',
  ),
  mark: optional(mark),
  before: optional(z.uuid({ error: 'Before must be the id of a customer' })).describe(
    'The last customer of the previous page',
  ),
})
export type CustomerQuery = Partial<z.output<typeof customerQuery>>

export const customerListSchema = z.object({
  customers: z.array(customerSchema),
  more: z.boolean().describe('Whether there are more; a search returns the first fifty'),
})
export type CustomerList = z.output<typeof customerListSchema>

export const customerDetailSchema = z.object({
  customer: customerSchema,
  enquiries: z
    .array(z.object({ enquiry: staffEnquirySchema, messages: z.array(messageSchema) }))
    .describe('The newest two hundred, newest first'),
  duplicates: z
    .array(z.object({ customer: customerSchema, same: z.array(z.enum(['phone', 'account'])) }))
    .describe('Possible duplicates, and what they have in common'),
  apart: z
    .array(z.object({ customer: customerSchema, by: z.string().nullable(), at: z.string() }))
    .describe('Marked as different people, so no longer suggested; each can be undone'),
  merges: z
    .array(
      z.object({
        _id: z.string(),
        contacts: z.array(z.string()).describe('The email addresses and phone numbers that the merge added'),
        by: z.string().nullable(),
        at: z.string(),
      }),
    )
    .describe('Merged customers; each merge can be undone'),
})
export type CustomerDetail = z.output<typeof customerDetailSchema>

/** Another enquiry of a person, and why it is taken for theirs. */
const relatedSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  customerId: z.string().nullable().describe('Account from which it was sent'),
  mergedInto: z.string().nullable().describe('Id of the enquiry whose thread also shows this one'),
  relation: z
    .enum(RELATIONS)
    .describe(
      'same: the same person; phone: the same phone number with another email address; email: the same email address with another phone number',
    ),
  quote: quoteSchema.nullable().describe('The newest quote'),
  notes: z.int(),
  lastNote: z.string().nullable().describe('The first words of the newest note, at most 120 characters'),
})
export type RelatedEnquiry = z.output<typeof relatedSchema>

export const relatedListSchema = z.object({
  related: z.array(relatedSchema).describe('The newest twenty, newest first'),
  more: z.boolean().describe('Whether there are more'),
  account: z
    .object({ verified: z.boolean().describe('Its email address is confirmed') })
    .nullable()
    .describe('The account from which the enquiry was sent'),
})
export type RelatedList = z.output<typeof relatedListSchema>

export const customerInput = z.object({ mark: mark.nullable() })
export type CustomerInput = z.input<typeof customerInput>

export const mergeInput = z.object({ with: z.uuid({ error: 'With must be the id of a customer' }) })
export type MergeInput = z.input<typeof mergeInput>
