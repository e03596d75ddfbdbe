import { z } from 'zod'
import { LETTER_REFUSALS, MESSAGES } from '../rules.ts'

export const waitingLetterSchema = z.object({
  _id: z.string(),
  to: z.enum(['staff', 'customer', 'other']).describe('Who it is for, not the address'),
  about: z.enum(['enquiries', 'account']),
  since: z.iso.datetime(),
  tries: z.int(),
  nextTryAt: z.iso.datetime().nullable().describe('Null once it is tried no more, after days of refusals'),
  why: z.enum(LETTER_REFUSALS).describe('Why it was not taken last; waiting where it was not tried yet'),
})
export type WaitingLetter = z.output<typeof waitingLetterSchema>

export const undeliveredSchema = z.object({
  /** Emails that the mail server has not taken for more than five minutes. */
  undelivered: z.int().min(0),
  /** Enquiries that staff have not been emailed about for more than five minutes. */
  unannounced: z.int().min(0),
  /** When the oldest of them was written. */
  since: z.iso.datetime().nullable(),
  letters: z.array(waitingLetterSchema).describe('The twenty oldest of them'),
})
export type UndeliveredResult = z.output<typeof undeliveredSchema>

export const subscriptionInput = z.object({
  link: z
    .string({ error: MESSAGES.linkRequired })
    .min(1, MESSAGES.linkRequired)
    .max(200, MESSAGES.linkRequired)
    .describe('What stands behind the # of the address in the letter'),
  subscribed: z
    .boolean({ error: 'Subscribed must be true or false' })
    .optional()
    .describe('Whether letters about enquiries may come; without it, nothing is changed'),
})
export type SubscriptionInput = z.input<typeof subscriptionInput>

export const subscriptionSchema = z.object({
  email: z.string().describe('The address that the letter went to'),
  subscribed: z.boolean(),
})
export type Subscription = z.output<typeof subscriptionSchema>
