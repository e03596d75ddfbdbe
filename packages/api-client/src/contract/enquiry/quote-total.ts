import { QUOTE_MAX } from '../rules.ts'

/** A line of a quote, in whole units of the currency. */
export interface QuoteLine {
  text: string
  quantity: number
  nights: number | null
  /** Number of guests; does not change the price. */
  guests: number | null
  /** Price of one, per night if the line has nights. */
  price: number
}

/** Discount on the sum of all lines. */
export interface QuoteDiscount {
  kind: 'percent' | 'amount'
  value: number
  /** Whether the discount is from the membership card. */
  membership: boolean
}

/** GST, which the prices contain. */
export interface QuoteTax {
  /** In percent. */
  rate: number
  /** The number under which the business is registered. */
  number: string
}

/** The part of the total that is paid first. */
export interface QuoteDeposit {
  kind: 'percent' | 'amount'
  value: number
}

export interface QuoteTotals {
  /** Amounts of the lines, in order. */
  amounts: number[]
  subtotal: number
  /** Amount of the discount, never more than the sum. */
  discount: number
  total: number
  /** The part of the total that is GST. */
  tax: number
  /** Zero if there is no deposit. */
  deposit: number
}

/** What `quoteTotals` adds up. */
export interface QuoteSum {
  lines: readonly Pick<QuoteLine, 'quantity' | 'nights' | 'price'>[]
  discount: Pick<QuoteDiscount, 'kind' | 'value'> | null
  tax?: Pick<QuoteTax, 'rate'> | null
  deposit?: QuoteDeposit | null
}

const partOf = (sum: number, part: QuoteDeposit | null | undefined): number =>
  part?.kind === 'percent' ? Math.round((sum * part.value) / 100) : (part?.value ?? 0)

export const quoteLineAmount = ({
  quantity,
  nights,
  price,
}: Pick<QuoteLine, 'quantity' | 'nights' | 'price'>): number => quantity * (nights ?? 1) * price

/** Calculates a quote, for the desk, the customer's page and the email alike. */
export function quoteTotals({ lines, discount, tax, deposit }: QuoteSum): QuoteTotals {
  const amounts = lines.map(quoteLineAmount)
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  const off = Math.min(subtotal, Math.max(0, partOf(subtotal, discount)))
  const total = subtotal - off
  return {
    amounts,
    subtotal,
    discount: off,
    total,
    tax: tax ? Math.round((total * tax.rate) / (100 + tax.rate)) : 0,
    deposit: Math.min(total, partOf(total, deposit)),
  }
}

interface SumProblem {
  path: ['lines'] | ['deposit', 'value']
  message: string
}

/** What is wrong with the sums of a quote, before it is sent and as the service takes it. */
export function quoteSumProblems(quote: QuoteSum): SumProblem[] {
  const { subtotal, total } = quoteTotals(quote)
  const { deposit } = quote
  const problems: SumProblem[] = []
  if (total < 1) problems.push({ path: ['lines'], message: 'The total must be more than zero' })
  if (deposit?.kind === 'amount' && deposit.value > total)
    problems.push({ path: ['deposit', 'value'], message: 'The deposit is more than the total' })
  if (subtotal > QUOTE_MAX.total)
    problems.push({ path: ['lines'], message: `All lines together: at most ${QUOTE_MAX.total}` })
  return problems
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** Calculation and guests of a line: `2 × 3 nights × ₹4,500, 4 guests`; empty for one of something. */
export function quoteLineTerms(
  { quantity, nights, guests, price }: Omit<QuoteLine, 'text'>,
  priceText: (price: number) => string,
): string {
  const parts = [
    ...(quantity > 1 ? [String(quantity)] : []),
    ...(nights === null ? [] : [counted(nights, 'night')]),
    ...(quantity > 1 || (nights ?? 1) > 1 ? [priceText(price)] : []),
  ]
  return [parts.join(' × '), guests === null ? '' : counted(guests, 'guest')].filter(Boolean).join(', ')
}

/** Label of a discount. */
export const quoteDiscountName = ({ kind, value, membership }: QuoteDiscount): string =>
  `${membership ? 'Discount with the membership card' : 'Discount'}${kind === 'percent' ? ` (${value}%)` : ''}`

/** A row below the lines of a quote. */
export interface QuoteSumRow {
  kind: 'subtotal' | 'discount' | 'total' | 'tax' | 'deposit' | 'balance'
  name: string
  amount: string
}

/** The rows below the lines, for the desk, the customer's page, the email and the PDF alike. */
export function quoteSumRows(
  quote: QuoteSum & { discount: QuoteDiscount | null },
  priceText: (price: number) => string,
): QuoteSumRow[] {
  const { subtotal, discount, total, tax, deposit } = quoteTotals(quote)
  const row = (kind: QuoteSumRow['kind'], name: string, amount: number): QuoteSumRow => ({
    kind,
    name,
    amount: `${kind === 'discount' ? '\u2212' : ''}${priceText(amount)}`,
  })
  return [
    ...(quote.discount
      ? [row('subtotal', 'Subtotal', subtotal), row('discount', quoteDiscountName(quote.discount), discount)]
      : []),
    row('total', 'Total', total),
    ...(quote.tax ? [row('tax', `Includes GST (${quote.tax.rate}%)`, tax)] : []),
    ...(quote.deposit
      ? [
          row(
            'deposit',
            quote.deposit.kind === 'percent' ? `Deposit (${quote.deposit.value}%)` : 'Deposit',
            deposit,
          ),
          row('balance', 'Balance after the deposit', total - deposit),
        ]
      : []),
  ]
}

/** When to pay; empty without a due date. */
export const quoteDueText = (
  { deposit, dueOn }: { deposit: QuoteDeposit | null; dueOn: string | null },
  dayText: (day: string) => string,
): string => (dueOn === null ? '' : `${deposit ? 'Deposit' : 'Payment'} due by ${dayText(dueOn)}.`)

/** The number of a quote for people; from the second version on with the version. */
export const quoteName = ({ reference, version }: { reference: string; version: number }): string =>
  `Quote ${reference}${version > 1 ? `, version ${version}` : ''}`
