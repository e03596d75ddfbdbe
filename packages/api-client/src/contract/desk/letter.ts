import { z } from 'zod'
import { emailLink } from '../enquiry/quote.ts'
import { LETTER_REFUSALS } from '../rules.ts'

const waitingLetterSchema = z.object({
  _id: z.string(),
  to: z.enum(['staff', 'customer', 'other']).describe('The recipient group, never the address'),
  about: z.enum(['enquiries', 'account']),
  since: z.iso.datetime(),
  tries: z.int(),
  nextTryAt: z.iso.datetime().nullable().describe('Null after the last attempt, after days of refusals'),
  why: z.enum(LETTER_REFUSALS).describe('Reason of the last failure; waiting if not tried yet'),
})
export type WaitingLetter = z.output<typeof waitingLetterSchema>

export const undeliveredSchema = z.object({
  /** Emails that the mail server has not taken for more than five minutes. */
  undelivered: z.int().min(0),
  /** Enquiries that staff have not been emailed about for more than five minutes. */
  unannounced: z.int().min(0),
  /** Time of the oldest of these emails. */
  since: z.iso.datetime().nullable(),
  letters: z.array(waitingLetterSchema).describe('The twenty oldest'),
  sendsEmail: z.boolean().describe('False without a mail server: emails are then written to files'),
})
export type UndeliveredResult = z.output<typeof undeliveredSchema>

export const subscriptionInput = z.object({
  link: emailLink,
  subscribed: z
    .boolean({ error: 'Subscribed must be true or false' })
    .optional()
    .describe('Whether to send emails about enquiries; leave it out to change nothing'),
})
export type SubscriptionInput = z.input<typeof subscriptionInput>

export const subscriptionSchema = z.object({
  email: z.string().describe('The address that received the email'),
  subscribed: z.boolean(),
})
export type Subscription = z.output<typeof subscriptionSchema>
