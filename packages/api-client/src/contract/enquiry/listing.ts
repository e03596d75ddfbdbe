import { z } from 'zod'
import {
  ANSWER_STATES,
  ENQUIRY_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquirySort,
  MAX_LENGTH,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  STAGES,
} from '../rules.ts'
import { day, searchText, storable } from '../text.ts'

// A cleared filter field is sent as an empty string and means no filter.
const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)
// `optional` outside as well, so that most fields can be absent from the input type.
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsAbsent, schema.optional()).optional()

const wholeNumber = (label: string, fallback: number, max: number) => {
  const message = `${label} must be a whole number from 1`
  return z
    .preprocess(blankIsAbsent, z.coerce.number({ error: message }).int(message).min(1, message).optional())
    .transform((value) => Math.min(value ?? fallback, max))
}

const PAGE_MAX = 10_000_000
const page = wholeNumber('Page', 1, PAGE_MAX)
const limit = wholeNumber('Limit', PAGE_SIZE, PAGE_SIZE_MAX)

const storedText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .max(max, `${label} must be at most ${max} characters`)
    .refine(storable, `${label} must be readable text`)

const filters = {
  startDate: optional(day('Start date')),
  endDate: optional(day('End date')),
  status: optional(
    z.enum(ENQUIRY_STATUSES, { error: `Status must be one of ${ENQUIRY_STATUSES.join(', ')}` }),
  ),
  assignedTo: optional(
    z.union([z.literal('none'), z.uuid()], { error: 'Assignee must be the id of a staff member, or none' }),
  ),
  q: optional(searchText(MAX_LENGTH.search)),
  place: optional(storedText('Place', 140)).describe(
    'What the enquiry is about: hotel/la-view, page for other pages, or none',
  ),
  sourcePage: optional(storedText('Source page', 300)).describe(
    'The path of the page with the form, or none',
  ),
  answer: optional(
    z.enum(ANSWER_STATES, { error: `Answer must be one of ${ANSWER_STATES.join(', ')}` }),
  ).describe('late: first message, call or chat after more than 24 hours, or open for longer without one'),
  answeredBy: optional(
    z.union([z.literal('none'), z.uuid()], {
      error: 'Answerer must be the id of a member of staff, or none',
    }),
  ).describe('Who responded first; none for deleted accounts'),
  repliedBy: optional(
    z.union([z.literal('none'), z.uuid()], {
      error: 'Replied by must be the id of a member of staff, or none',
    }),
  ).describe('Who wrote to the customer or logged a call or chat; none for deleted accounts'),
  resolvedBy: optional(
    z.union([z.literal('none'), z.uuid()], {
      error: 'Resolved by must be the id of a member of staff, or none',
    }),
  ).describe('Who resolved it, if it is still resolved; none for deleted accounts'),
  acceptedFrom: optional(
    z.union([z.enum(['anybody', 'none']), z.uuid()], {
      error: 'Accepted from must be anybody, none, or the id of a member of staff',
    }),
  ).describe('Whose quote the customer accepted; none for deleted accounts'),
  stage: optional(z.enum(STAGES, { error: `Stage must be one of ${STAGES.join(', ')}` })).describe(
    'open: pending or in progress; reply: open, and the customer wrote last or has no answer yet, or back from snooze; due: has waited for an answer for 20 hours or more; overdue: for more than 24; customer: open, and the business wrote last; snoozed: open, and put off until later, which leaves reply, due, overdue and customer; back: open, and its snooze is over',
  ),
  source: optional(
    z.enum(ENQUIRY_SOURCES, { error: `Source must be one of ${ENQUIRY_SOURCES.join(', ')}` }),
  ).describe('How the enquiry arrived'),
  label: optional(z.uuid({ error: 'Label must be the id of a label' })),
  orRoutedTo: optional(z.uuid({ error: 'Or routed to must be the id of a shared view' })).describe(
    'Id of a shared view: adds open enquiries that routing rules put there and nobody has taken',
  ),
  spam: optional(z.literal('only', { error: 'Spam can only be: only' })),
  deleted: optional(z.literal('only', { error: 'Deleted can only be: only' })),
}

export const enquiryFilter = z.object(filters)
export type EnquiryFilter = Partial<z.output<typeof enquiryFilter>>

const sort = optional(
  z.enum(ENQUIRY_SORTS, { error: `Sort must be one of ${ENQUIRY_SORTS.join(', ')}` }),
).describe(
  'Latest first, by created (default) or lastMessage, where a new enquiry counts as a message from its customer. Without it, or by lastMessage, urgent enquiries come first in the stages reply, due and overdue',
)

export const enquiryQuery = z.object({ page, limit, sort, ...filters })
export type EnquiryQuery = EnquiryFilter & { page?: number; limit?: number; sort?: EnquirySort }

export const selectInput = enquiryFilter.extend({ sort })
export type SelectInput = EnquiryFilter & { sort?: EnquirySort }

export const pageQuery = z.object({ page, limit })
export type PageQuery = { page?: number; limit?: number }

/** Fields of a response that is one page of a list. */
export const pageFields = { total: z.int(), totalPages: z.int(), page: z.int(), limit: z.int() }
