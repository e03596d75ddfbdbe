import { z } from 'zod'
import {
  CONTEXT_KINDS,
  EMAIL_PATTERN,
  ENQUIRY_STATUSES,
  ENTERED_SOURCES,
  LANGUAGES,
  type Language,
  MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  MESSAGES,
} from '../rules.ts'
import { noticeVersion, optionalDay, optionalLine, requiredLine, requiredLines } from '../text.ts'
import { type EstimateInput, estimateSchema, type TripInput, tripSchema } from './trip.ts'

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
