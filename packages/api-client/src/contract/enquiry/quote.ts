import { z } from 'zod'
import { ACCEPTED_VIA, MAX_LENGTH, MESSAGES, QUOTE_MAX, QUOTE_STATES } from '../rules.ts'
import { day, requiredLine } from '../text.ts'
import { quoteSumProblems } from './quote-total.ts'

const from1 = (label: string, most: number) => {
  const error = `${label} must be a whole number from 1 to ${most}`
  return z.int({ error }).min(1, error).max(most, error)
}
const optionalFrom1 = (label: string, most: number) =>
  from1(label, most)
    .nullish()
    .transform((value) => value ?? null)
const priceError = `Price must be a whole number, at most ${QUOTE_MAX.price}`

const lineInput = z.object({
  text: requiredLine('Item', 'Item is required', MAX_LENGTH.quoteLine),
  quantity: from1('Quantity', QUOTE_MAX.quantity),
  nights: optionalFrom1('Nights', QUOTE_MAX.nights).describe(
    'Multiplies the price; null if the line has no nights',
  ),
  guests: optionalFrom1('Guests', QUOTE_MAX.guests).describe('Number of guests; does not change the price'),
  price: z
    .int({ error: priceError })
    .min(0, priceError)
    .max(QUOTE_MAX.price, priceError)
    .describe('Price of one, per night if the line has nights'),
})

const discountInput = z
  .object({
    kind: z.enum(['percent', 'amount'], { error: 'Discount must be percent or amount' }),
    value: from1('Discount', QUOTE_MAX.total).describe('Percent, or an amount'),
    membership: z
      .boolean({ error: 'Membership must be true or false' })
      .describe('Whether the discount is from the membership card'),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    path: ['value'],
    error: 'Discount must be at most 100 percent',
  })

const depositInput = z
  .object({
    kind: z.enum(['percent', 'amount'], { error: 'Deposit must be percent or amount' }),
    value: from1('Deposit', QUOTE_MAX.total).describe('Percent, or an amount'),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    path: ['value'],
    error: 'Deposit must be at most 100 percent',
  })

export const quoteInput = z
  .object({
    lines: z
      .array(lineInput, { error: 'Send the lines as a list' })
      .min(1, 'A quote needs at least one line')
      .max(QUOTE_MAX.lines, `A quote can have up to ${QUOTE_MAX.lines} lines`),
    discount: discountInput.nullish().transform((value) => value ?? null),
    validUntil: day('Valid until').describe('The last day on which it can be accepted, in Asia/Kolkata'),
    deposit: depositInput
      .nullish()
      .transform((value) => value ?? null)
      .describe('The part of the total that is paid first'),
    dueOn: day('Due date')
      .nullish()
      .transform((value) => value ?? null)
      .describe('The day by which to pay the deposit, or the total if there is none'),
    changes: z
      .uuid({ error: 'Changes must be the id of a quote' })
      .optional()
      .describe('The sent quote that this one changes; 422 if it is no longer open'),
  })
  .superRefine((quote, { addIssue }) => {
    for (const problem of quoteSumProblems(quote)) addIssue({ code: 'custom', ...problem })
  })
export type QuoteInput = z.input<typeof quoteInput>

export const quoteTaxSchema = z.object({ rate: z.number().describe('In percent'), number: z.string() })

export const quoteSchema = z.object({
  _id: z.string(),
  reference: z.string().describe('Reference for people; versions of a quote share it'),
  version: z.int().describe('1, and one more each time that staff change a sent quote'),
  lines: z.array(
    z.object({
      text: z.string(),
      quantity: z.int(),
      nights: z.int().nullable(),
      guests: z.int().nullable(),
      price: z.int().describe('Price of one, per night if the line has nights'),
    }),
  ),
  discount: z
    .object({ kind: z.enum(['percent', 'amount']), value: z.int(), membership: z.boolean() })
    .nullable(),
  total: z.int().describe('After the discount'),
  tax: quoteTaxSchema.nullable().describe('GST that the total contains, with the number of the business'),
  deposit: z.object({ kind: z.enum(['percent', 'amount']), value: z.int() }).nullable(),
  dueOn: z.string().nullable().describe('The day by which to pay the deposit, or the total if there is none'),
  validUntil: z.string().describe('A date such as 2026-12-31'),
  state: z.enum(QUOTE_STATES),
  acceptedAt: z.string().nullable(),
  acceptedBy: z.string().nullable().describe('Name of who accepted it'),
  acceptedVia: z.enum(ACCEPTED_VIA).nullable().describe('With their account, or by the link in the email'),
  remindedAt: z.string().nullable().describe('When the customer was reminded that it ends'),
  createdAt: z.string(),
})
export type Quote = z.output<typeof quoteSchema>

/** A quote on a page of its own. */
export const sharedQuoteSchema = z.object({
  quote: quoteSchema,
  name: z.string().describe('Name of the recipient'),
  subject: z.string().describe('Message about'),
  payment: z
    .object({
      address: z.string(),
      uri: z.string().describe('Opens a UPI payment app'),
      amount: z.int().describe('The deposit, or the total if there is none'),
    })
    .nullable()
    .describe('After acceptance, if the business has a UPI address'),
  confirmed: z.literal(true).optional().describe('Accepting it has emailed a confirmation to the customer'),
})
export type SharedQuote = z.output<typeof sharedQuoteSchema>

export const emailLink = z
  .string({ error: MESSAGES.linkRequired })
  .min(1, MESSAGES.linkRequired)
  .max(200, MESSAGES.linkRequired)
  .describe('The part of the link in the email after the #')
export const quoteLinkInput = z.object({ link: emailLink })
export type QuoteLinkInput = z.input<typeof quoteLinkInput>

export const quoteAcceptInput = quoteLinkInput.extend({
  version: z
    .int({ error: 'Version must be a whole number' })
    .min(1, 'Version must be a whole number')
    .optional()
    .describe(
      'The version that the customer has read, by default the one of the link; 409 if it has changed',
    ),
})
export type QuoteAcceptInput = z.input<typeof quoteAcceptInput>
