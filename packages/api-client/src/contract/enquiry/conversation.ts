import { z } from 'zod'
import { email } from '../account/user.ts'
import {
  ANSWER_WAYS,
  CALL_OUTCOMES,
  CONTACT_CHANNELS,
  LANGUAGES,
  LETTER_REFUSALS,
  MAX_LENGTH,
  MESSAGE_CHANNELS,
  MESSAGES,
  SENDER_PROOFS,
} from '../rules.ts'
import { optionalDay, requiredLine, requiredLines } from '../text.ts'
import { attachmentIds, attachmentSchema } from './attachment.ts'
import { quoteInput, quoteSchema } from './quote.ts'

const words = requiredLines('Message', MESSAGES.messageRequired, MAX_LENGTH.message)

/** Fields of a message that both sides of a thread can read. */
export const ownMessageSchema = z.object({
  _id: z.string(),
  direction: z.enum(['in', 'out']).describe('`in` from the customer, `out` from the business'),
  channel: z.enum(MESSAGE_CHANNELS),
  author: z.string().nullable().describe('Name of the author, never an address'),
  body: z.string(),
  quoted: z.string().nullable().describe('Quoted text of earlier emails'),
  attachments: z.array(attachmentSchema),
  refusedFiles: z.array(z.string()).describe('Names of attachments that were not accepted'),
  correction: z.boolean().describe('The customer changed phone, email address or date'),
  senderProof: z
    .enum(SENDER_PROOFS)
    .optional()
    .describe(
      'For a received email: `proven` if the mail server of the business has authenticated the address of the enquiry, `claimed` if only the From header says so, `other` if it is from another address',
    ),
  quote: quoteSchema.nullable().describe('The quote in an answer'),
  accepts: z.string().nullable().describe('The id of the quote that the customer accepted with this message'),
  withheld: z
    .literal(true)
    .optional()
    .describe(
      'An answer by email to an address that the account has not confirmed: the body only says that it was sent',
    ),
  createdAt: z.string(),
})
export type OwnMessage = z.output<typeof ownMessageSchema>

const sendingSchema = z.object({
  state: z
    .enum(['waiting', 'sent', 'failed', 'delivered', 'read'])
    .describe('Only of a WhatsApp message it is known whether it was delivered and read'),
  why: z.enum(LETTER_REFUSALS).nullable().describe('Reason of the last failure'),
  at: z.string().nullable().describe('When it was sent'),
  reason: z
    .string()
    .nullable()
    .optional()
    .describe('Why WhatsApp did not take or deliver it, in one sentence'),
})
export type Sending = z.output<typeof sendingSchema>

export const messageSchema = ownMessageSchema.extend({
  place: z.int().describe('Increases with each message; send the last one that you have read in `after`'),
  authorId: z.string().nullable().describe('Account of the author, because names are not unique'),
  sender: z
    .string()
    .nullable()
    .describe('Sender of a message that is not from the address or number of the enquiry'),
  outcome: z.enum(CALL_OUTCOMES).nullable().describe('For a call, chat or visit that staff logged'),
  sending: sendingSchema.nullable().describe('For an answer by email or WhatsApp'),
})
export type Message = z.output<typeof messageSchema>

export const earlier = z
  .literal(true)
  .optional()
  .describe('Whether there are earlier messages; get them from GET /enquiries/{id}/messages')

export const threadQuery = z.object({
  before: z
    .uuid({ error: 'Before must be the id of a message' })
    .optional()
    .describe('The earliest message that you have'),
})
export type ThreadQuery = z.input<typeof threadQuery>

/** A page of a thread; staff get more fields of each message than customers. */
export const threadPageSchema = z.union([
  z.object({ messages: z.array(messageSchema), earlier }),
  z.object({ messages: z.array(ownMessageSchema), earlier }),
])
export type ThreadPage = z.output<typeof threadPageSchema>

export const answerInput = z.object({
  text: words,
  attachments: attachmentIds,
  after: z
    .int({ error: 'After must be a whole number' })
    .optional()
    .describe('The `place` of the last message that you have read, or 0; 409 if there is a later one'),
  resolve: z
    .boolean({ error: 'Resolve must be true or false' })
    .optional()
    .describe('Marks the enquiry as resolved'),
  way: z
    .enum(ANSWER_WAYS, { error: `Way must be one of ${ANSWER_WAYS.join(', ')}` })
    .default('email')
    .describe(
      '`whatsapp` until 24 hours after the customer wrote there; later only `template`, which has its own words',
    ),
  quote: quoteInput.optional().describe('Sent with the answer; replaces an earlier quote that is still open'),
})
export type AnswerInput = z.input<typeof answerInput>
export const messageResultSchema = z.object({ message: messageSchema })
export type MessageResult = z.output<typeof messageResultSchema>

/** Conflict: there are newer messages in the thread, which it contains. */
export const threadConflictSchema = z.object({
  message: z.string(),
  messages: z.array(messageSchema).optional(),
})

export const contactInput = z.object({
  channel: z.enum(CONTACT_CHANNELS, { error: `Channel must be one of ${CONTACT_CHANNELS.join(', ')}` }),
  outcome: z.enum(CALL_OUTCOMES, { error: `Outcome must be one of ${CALL_OUTCOMES.join(', ')}` }),
})
export type ContactInput = z.input<typeof contactInput>

export const ownReplyInput = z.object({ text: words, attachments: attachmentIds })
export type OwnReplyInput = z.input<typeof ownReplyInput>
export const ownMessageResultSchema = z.object({ message: ownMessageSchema })
export type OwnMessageResult = z.output<typeof ownMessageResultSchema>

export const correctionInput = z
  .object({
    phone: requiredLine('Phone', MESSAGES.phoneRequired, MAX_LENGTH.phone).optional(),
    email: email.optional(),
    dateOfPlan: optionalDay('Date of plan').optional(),
    message: requiredLines('Message', MESSAGES.messageRequired, MAX_LENGTH.message).optional(),
    closed: z.literal(true, { error: 'Closed can only be true' }).optional().describe('Closes the enquiry'),
  })
  .refine((value) => Object.values(value).some((field) => field !== undefined), {
    path: ['phone'],
    error: 'Send what is to be corrected',
  })
export type CorrectionInput = Omit<z.input<typeof correctionInput>, 'dateOfPlan'> & {
  dateOfPlan?: string | null | undefined
}

export const templateInput = z.object({
  name: requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.templateName),
  text: requiredLines('Text', 'Text is required', MAX_LENGTH.template),
  shared: z.boolean({ error: 'Shared must be true or false' }),
  language: z
    .enum(LANGUAGES, { error: `Language must be one of ${LANGUAGES.join(', ')}` })
    .nullable()
    .default(null)
    .describe('Language as a BCP 47 tag; null if it does not matter'),
})
export type TemplateInput = z.input<typeof templateInput>
const templateSchema = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  shared: z.boolean().describe('Visible to all staff, or only to you'),
  language: z.enum(LANGUAGES).nullable(),
})
export type Template = z.output<typeof templateSchema>
export const templateResultSchema = z.object({ template: templateSchema })
export type TemplateResult = z.output<typeof templateResultSchema>
export const templateListSchema = z.object({ templates: z.array(templateSchema) })
export type TemplateList = z.output<typeof templateListSchema>

export const inboundSchema = z.object({
  outcome: z
    .enum(['stored', 'duplicate', 'ignored', 'bounced'])
    .describe('Ignored: an automatic reply. Bounced: a report that an answer was not delivered'),
})
